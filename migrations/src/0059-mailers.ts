import { type RawBuilder, sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

type Sql = RawBuilder<unknown>

const COUNTED = sql`on conflict ("jobID", "state") do update set "recipients" = mailer_counts."recipients" + excluded."recipients"`

/** Adds a recipient to the counts of its mailer, or takes it out. */
const one = (
  which: 'old' | 'new',
  by: 1 | -1,
) => sql`insert into mailer_counts ("companyID", "jobID", "state", "recipients")
  values (${sql.ref(`${which}.companyID`)}, ${sql.ref(`${which}.jobID`)}, ${sql.ref(`${which}.state`)}, ${sql.lit(by)}) ${COUNTED}`

/** The same for a whole statement, in one order, so that two statements can't deadlock. */
const all = (rows: Sql) => sql`insert into mailer_counts ("companyID", "jobID", "state", "recipients")
  select "companyID", "jobID", "state", sum("by") from (${rows}) as changed
  group by "companyID", "jobID", "state" having sum("by") <> 0 order by "jobID", "state" ${COUNTED}`

const GONE = sql`select "companyID", "jobID", "state", -1 as "by" from gone`
const COME = sql`select "companyID", "jobID", "state", 1 as "by" from come`

export const mailers: Migration = {
  name: '0059-mailers',
  up: async ({ db, schema, dialect, columns: { id, idType, big, sorted } }) => {
    await schema
      .createTable('mailers')
      .addColumn('jobID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      // Null: each customer's last contact store, among those its author may use.
      .addColumn('storeID', big, (c) => c.references('stores.storeID'))
      .addColumn('authorStoreIDs', 'text', notNull)
      .addColumn('jobTitle', 'text', notNull)
      .addColumn('jobTitleFold', sorted, notNull)
      .addColumn('jobChannel', 'text', notNull)
      .addColumn('jobBodyEN', 'text', notNull)
      .addColumn('jobBodyES', 'text', notNull)
      .addColumn('jobSubject', 'text', notNull)
      .addColumn('jobSubjectES', 'text', notNull)
      .addColumn('jobAudience', 'text', notNull)
      .addColumn('jobScheduledAt', big)
      .addColumn('jobRate', 'integer')
      .addColumn('jobStatus', 'text', notNull)
      .addColumn('statusAt', big, notNull)
      .addColumn('pausedReason', 'text')
      .addColumn('createdByID', big, notNull)
      .addColumn('createdAt', big, notNull)
      .addColumn('jobVersion', 'integer', notNull)
      // When it began, froze its audience, and ended. The audience is frozen in order: up to here so far.
      .addColumn('startedAt', big)
      .addColumn('frozenAt', big)
      .addColumn('finishedAt', big)
      .addColumn('frozenThrough', big, (c) => c.notNull().defaultTo(0))
      // Failures from here on stop it.
      .addColumn('watchedFrom', big)
      .execute()
    await schema.createIndex('mailers_by_store').on('mailers').columns(['companyID', 'storeID', 'jobID']).execute()
    await schema.createIndex('mailers_by_status').on('mailers').columns(['companyID', 'jobStatus', 'jobID']).execute()
    await schema.createIndex('mailers_by_time').on('mailers').columns(['companyID', 'jobScheduledAt']).execute()

    await schema
      .createTable('mailer_labels')
      .addColumn('companyID', big, notNull)
      .addColumn('jobID', big, (c) => c.notNull().references('mailers.jobID').onDelete('cascade'))
      .addColumn('labelID', big, (c) => c.notNull().references('labels.labelID').onDelete('cascade'))
      .addPrimaryKeyConstraint('mailer_labels_key', ['jobID', 'labelID'])
      .execute()
    await schema
      .createTable('mailer_media')
      .addColumn('companyID', big, notNull)
      .addColumn('jobID', big, (c) => c.notNull().references('mailers.jobID').onDelete('cascade'))
      .addColumn('mediaID', big, (c) => c.notNull().references('media.mediaID'))
      .addColumn('position', 'integer', notNull)
      .addPrimaryKeyConstraint('mailer_media_key', ['jobID', 'mediaID'])
      .execute()
    await schema.createIndex('mailer_media_by_picture').on('mailer_media').column('mediaID').execute()

    // One row per person, made once. Later changes of labels and customers change nobody's place.
    await schema
      .createTable('mailer_recipients')
      .addColumn('recipientID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('jobID', big, (c) => c.notNull().references('mailers.jobID').onDelete('cascade'))
      .addColumn('storeID', big)
      .addColumn('custID', big, notNull)
      .addColumn('address', 'text', notNull)
      .addColumn('state', 'text', notNull)
      // Why they are left out, or the error of a text that did not arrive.
      .addColumn('reason', 'text')
      .addColumn('errorCode', 'integer')
      .addColumn('heldUntil', big)
      .addColumn('messageID', big)
      .addColumn('convoID', big)
      .addColumn('stateAt', big, notNull)
      .addColumn('sentAt', big)
      .addColumn('repliedAt', big)
      .addColumn('optedOutAt', big)
      .execute()
    await schema
      .createIndex('mailer_recipients_by_state')
      .on('mailer_recipients')
      .columns(['companyID', 'jobID', 'state', 'recipientID'])
      .execute()
    await schema
      .createIndex('mailer_recipients_by_customer')
      .on('mailer_recipients')
      .columns(['companyID', 'custID', 'sentAt'])
      .execute()
    // The people to send to next: those who wait, and those held, when their night is over.
    await sql`create index mailer_recipients_waiting on mailer_recipients ("jobID", "state", "heldUntil", "recipientID")
      where state in ('waiting', 'held')`.execute(db)
    await sql`create index mailer_recipients_by_sending on mailer_recipients ("jobID", "sentAt")
      where "sentAt" is not null`.execute(db)
    await sql`create unique index mailer_recipients_once on mailer_recipients ("jobID", "address")
      where state <> 'excluded'`.execute(db)
    await sql`create unique index mailer_recipients_by_message on mailer_recipients ("messageID")
      where "messageID" is not null`.execute(db)

    // How many recipients are in each state. The database keeps it, so that no write path can forget it.
    await schema
      .createTable('mailer_counts')
      .addColumn('companyID', big, notNull)
      .addColumn('jobID', big, notNull)
      .addColumn('state', 'text', notNull)
      .addColumn('recipients', 'integer', notNull)
      .addPrimaryKeyConstraint('mailer_counts_key', ['jobID', 'state'])
      .execute()
    const onSQLite = (name: string, on: Sql, effect: Sql) =>
      sql`create trigger ${sql.ref(`mailer_recipients_${name}`)} after ${on} on mailer_recipients
        begin ${effect}; end`.execute(db)
    const onPostgres = async (name: string, on: Sql, tables: Sql, effect: Sql) => {
      const count = sql.ref(`count_mailer_recipients_${name}`)
      await sql`create function ${count}() returns trigger language plpgsql as $$ begin ${effect}; return null; end $$`.execute(
        db,
      )
      await sql`create trigger ${sql.ref(`mailer_recipients_${name}`)} after ${on} on mailer_recipients
        referencing ${tables} for each statement execute function ${count}()`.execute(db)
    }
    if (dialect === 'sqlite') {
      await onSQLite('come', sql`insert`, one('new', 1))
      await onSQLite('go', sql`delete`, one('old', -1))
      await sql`create trigger mailer_recipients_move after update of state on mailer_recipients
        when old.state <> new.state begin ${one('old', -1)}; ${one('new', 1)}; end`.execute(db)
    } else {
      await onPostgres('come', sql`insert`, sql`new table as come`, all(COME))
      await onPostgres('go', sql`delete`, sql`old table as gone`, all(GONE))
      await onPostgres(
        'move',
        sql`update`,
        sql`old table as gone new table as come`,
        all(sql`${GONE} union all ${COME}`),
      )
    }

    // How much may be sent right now: a company's texts, its emails, one mailer's messages.
    await schema
      .createTable('send_buckets')
      .addColumn('bucketKey', 'text', (c) => c.primaryKey())
      .addColumn('companyID', big, notNull)
      .addColumn('tokens', 'double precision', notNull)
      .addColumn('at', big, notNull)
      // The carrier's count until its midnight.
      .addColumn('day', 'text', notNull)
      .addColumn('usedToday', 'integer', notNull)
      .execute()

    // A customer who could not be reached before is left out.
    await sql`create index messages_failed_by_customer on messages ("companyID", "custID", "messageID")
      where "messageTwilioError" is not null`.execute(db)

    // How much the carriers let this company send, by its registration with them; null for the least. How long a
    // customer is left alone after a mailer, and whether they must have agreed to marketing.
    const company = (name: string, type: 'integer', usual?: number) =>
      schema
        .alterTable('companies')
        .addColumn(name, type, (c) => (usual === undefined ? c : c.notNull().defaultTo(usual)))
        .execute()
    await company('companySegmentsPerMinute', 'integer')
    await company('companySegmentsPerDay', 'integer')
    await company('companyMailerGapDays', 'integer', 7)
    await company('companyMailerConsent', 'integer', 0)
  },
}
