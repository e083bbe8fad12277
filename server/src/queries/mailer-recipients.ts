import { type Insertable, type Selectable, sql, type SqlBool, type Updateable } from 'kysely'
import { KNOWN_STATES } from '@xd/core/domain/mailer/auto-pause.ts'
import { PENDING_STATES, type RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { amongThese } from '#db/prepared.ts'
import type { MailerRecipientsTable } from '#db/mailer-tables.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

export type RecipientRow = Selectable<MailerRecipientsTable>

export const insertRecipients = query(
  async (db: TxDb, rows: readonly Insertable<MailerRecipientsTable>[]): Promise<void> => {
    if (rows.length > 0) await db.insertInto('mailer_recipients').values(rows).execute()
  },
)

/** The addresses on a mailer's list. */
export const addressesOf = query(async (db: Db, { companyID }: Tenant, jobID: number): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('mailer_recipients')
    .select('address')
    .where('companyID', '=', companyID)
    .where('jobID', '=', jobID)
    .where('state', '<>', 'excluded')
    .execute()
  return new Set(rows.map(({ address }) => address))
})

const ofJob = (db: Db, jobID: number) => db.selectFrom('mailer_recipients').selectAll().where('jobID', '=', jobID)

/** The condition of the partial index, spelled out, because no planner would use it otherwise. */
const isPending = sql<SqlBool>`state in ('waiting', 'held')`

/** The next recipients: those whose quiet hours are over, then those waiting, in the order of the list. */
export const nextRecipients = query(
  async (
    db: Db,
    jobID: number,
    { now, limit }: { readonly now: number; readonly limit: number },
  ): Promise<RecipientRow[]> => {
    const held = await ofJob(db, jobID)
      .where(isPending)
      .where('state', '=', 'held')
      .where('heldUntil', '<=', now)
      .orderBy('heldUntil')
      .orderBy('recipientID')
      .limit(limit)
      .execute()
    if (held.length === limit) return held
    const waiting = await ofJob(db, jobID)
      .where(isPending)
      .where('state', '=', 'waiting')
      .where('heldUntil', 'is', null)
      .orderBy('recipientID')
      .limit(limit - held.length)
      .execute()
    return [...held, ...waiting]
  },
)

/** When the first held recipient may get it. */
export const nextHeldUntil = query(async (db: Db, jobID: number): Promise<number | undefined> => {
  const { at } = await db
    .selectFrom('mailer_recipients')
    .select((eb) => eb.fn.min<number | null>('heldUntil').as('at'))
    .where('jobID', '=', jobID)
    .where(isPending)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return at ?? undefined
})

export const updateRecipient = query((db: TxDb, recipientID: number, change: Updateable<MailerRecipientsTable>) =>
  db.updateTable('mailer_recipients').set(change).where('recipientID', '=', recipientID).execute(),
)

/** Cancels it for everyone who has not got it yet; returns how many. */
export const cancelPending = query(async (db: TxDb, jobID: number, at: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('mailer_recipients')
    .set({ state: 'canceled', heldUntil: null, stateAt: at })
    .where('jobID', '=', jobID)
    .where('state', 'in', PENDING_STATES)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
})

/** The person a mailer's message went to, locked. */
export const recipientOfMessage = query((db: TxDb, messageID: number): Promise<RecipientRow | undefined> =>
  db
    .selectFrom('mailer_recipients')
    .selectAll()
    .where('messageID', '=', messageID)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst(),
)

/** The customers among these who already got this mailer. Two contacts that were merged may both be on its list. */
export const sentAmong = query(
  async (
    db: Db,
    { companyID, jobID }: Tenant & { readonly jobID: number },
    custIDs: readonly number[],
  ): Promise<Set<number>> => {
    const rows = await db
      .selectFrom('mailer_recipients')
      .select('custID')
      .distinct()
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .where('sentAt', 'is not', null)
      .where('jobID', '=', jobID)
      .execute()
    return new Set(rows.map(({ custID }) => custID))
  },
)

/** The last mailer sent to a customer since then, locked. */
export const lastMailedTo = query(
  (
    db: TxDb,
    { companyID }: Tenant,
    { custID, since, until }: { readonly custID: number; readonly since: number; readonly until: number },
  ): Promise<RecipientRow | undefined> =>
    db
      .selectFrom('mailer_recipients')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('sentAt', '>=', since)
      .where('sentAt', '<=', until)
      .orderBy('sentAt', 'desc')
      .orderBy('recipientID', 'desc')
      .limit(1)
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
)

/** The latest known outcomes since then, newest first. */
export const latestOutcomes = query(
  (
    db: Db,
    jobID: number,
    { since, limit }: { readonly since: number; readonly limit: number },
  ): Promise<{ state: RecipientState }[]> =>
    db
      .selectFrom('mailer_recipients')
      .select('state')
      .where('jobID', '=', jobID)
      .where('sentAt', 'is not', null)
      .where('sentAt', '>=', since)
      .where('state', 'in', KNOWN_STATES)
      .orderBy('sentAt', 'desc')
      // A batch of sends shares one moment, in the order of the list.
      .orderBy('recipientID', 'desc')
      .limit(limit)
      .execute(),
)
