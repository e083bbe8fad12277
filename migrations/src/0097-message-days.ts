import { type RawBuilder, sql } from 'kysely'
import { type Dialect, type Migration, notNull } from './dialect.ts'

type Sql = RawBuilder<unknown>
type Which = 'old' | 'new'

const DAY_MS = 86_400_000
const KEY = [
  'companyID',
  'storeID',
  'day',
  'messageDirection',
  'messageChannel',
  'messageAutomatic',
  'sentByID',
  'slot',
]
const columns = sql.join(KEY.map((name) => sql.ref(name)))

/** PostgreSQL's connections count in rows of their own: two that write messages of one day don't wait for each other. */
const SLOTS = 16
const slotOf = (dialect: Dialect): Sql => (dialect === 'sqlite' ? sql`0` : sql`pg_backend_pid() % ${sql.lit(SLOTS)}`)

/** The columns that a message is counted by, in the order of the key. */
const groupOf = (of: (column: string) => Sql, slot: Sql): Sql =>
  sql`${of('companyID')}, ${of('storeID')}, ${of('messageAt')} / ${sql.lit(DAY_MS)}, ${of('messageDirection')},
    ${of('messageChannel')}, ${of('messageAutomatic')}, coalesce(${of('messageSentByID')}, 0), ${slot}`

const count = (dialect: Dialect, which: Which, by: 1 | -1): Sql =>
  sql`insert into message_days (${columns}, "messages")
    values (${groupOf((column) => sql.ref(`${which}.${column}`), slotOf(dialect))}, ${sql.lit(by)})
    on conflict (${columns}) do update set "messages" = message_days."messages" + excluded."messages"`

const isCounted = (which: Which): Sql => sql`${sql.ref(`${which}.messageStatus`)} <> 'scheduled'`

/** The conversation begins with its first message. */
const begin: Sql = sql`update conversations set "convoBegunAt" = new."messageAt", "convoBegunChannel" = new."messageChannel"
  where "convoID" = new."convoID" and "convoBegunAt" is null`

const WATCHED = [
  'storeID',
  'messageAt',
  'messageStatus',
  'messageDirection',
  'messageChannel',
  'messageAutomatic',
  'messageSentByID',
]
const changed: Sql = sql`old."storeID" <> new."storeID" or old."messageAt" <> new."messageAt"
  or (old."messageStatus" = 'scheduled') <> (new."messageStatus" = 'scheduled')
  or old."messageDirection" <> new."messageDirection" or old."messageChannel" <> new."messageChannel"
  or old."messageAutomatic" <> new."messageAutomatic" or coalesce(old."messageSentByID", 0) <> coalesce(new."messageSentByID", 0)`

const triggersOf = (dialect: Dialect): Sql[] => {
  const update = sql`update of ${sql.join(WATCHED.map((name) => sql.ref(name)))}`
  const acts = [
    ['come', sql`insert`, isCounted('new'), sql`${count(dialect, 'new', 1)}; ${begin}`],
    ['go', sql`delete`, isCounted('old'), count(dialect, 'old', -1)],
    ['leave', update, sql`(${changed}) and ${isCounted('old')}`, count(dialect, 'old', -1)],
    ['arrive', update, sql`(${changed}) and ${isCounted('new')}`, count(dialect, 'new', 1)],
  ] as const
  return acts.flatMap(([name, on, when, effect]) => {
    const trigger = sql.ref(`messages_counted_${name}`)
    if (dialect === 'sqlite')
      return [sql`create trigger ${trigger} after ${on} on messages when ${when} begin ${effect}; end`]
    const run = sql.ref(`count_messages_${name}`)
    return [
      sql`create function ${run}() returns trigger language plpgsql as $$ begin ${effect}; return null; end $$`,
      sql`create trigger ${trigger} after ${on} on messages for each row when (${when}) execute function ${run}()`,
    ]
  })
}

/**
 * Messages by day (UTC), and when each conversation began, for reports on a year of a million messages. The database
 * keeps them itself, so that no write path can forget them.
 */
export const messageDays: Migration = {
  name: '0097-message-days',
  up: async ({ db, schema, dialect, columns: { big } }) => {
    await schema
      .createTable('message_days')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('day', 'integer', notNull)
      .addColumn('messageDirection', 'text', notNull)
      .addColumn('messageChannel', 'text', notNull)
      .addColumn('messageAutomatic', 'integer', notNull)
      // 0: nobody.
      .addColumn('sentByID', big, notNull)
      .addColumn('slot', 'integer', notNull)
      .addColumn('messages', 'integer', notNull)
      .addPrimaryKeyConstraint('message_days_key', KEY as never)
      .execute()
    await sql`insert into message_days (${columns}, "messages")
      select ${groupOf((column) => sql.ref(`m.${column}`), sql`0`)}, count(*) from messages as m
      where ${sql.ref('m.messageStatus')} <> 'scheduled' group by 1, 2, 3, 4, 5, 6, 7`.execute(db)

    await schema.alterTable('conversations').addColumn('convoBegunAt', big).execute()
    await schema.alterTable('conversations').addColumn('convoBegunChannel', 'text').execute()
    await sql`update conversations set "convoBegunAt" = m."messageAt", "convoBegunChannel" = m."messageChannel"
      from messages as m join (select "convoID", min("messageID") as "messageID" from messages
        where "messageStatus" <> 'scheduled' group by "convoID") as first on first."messageID" = m."messageID"
      where m."convoID" = conversations."convoID"`.execute(db)
    await schema
      .createIndex('conversations_begun')
      .on('conversations')
      .columns(['companyID', 'storeID', 'convoBegunAt', 'convoBegunChannel'])
      .execute()
    for (const statement of triggersOf(dialect)) await statement.execute(db)
  },
}
