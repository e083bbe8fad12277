import { type RawBuilder, sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

type Sql = RawBuilder<unknown>

/** Adds a conversation to its store's counts, or removes it. */
const row = (which: 'old' | 'new', by: 1 | -1) => {
  const column = (name: string) => sql.ref(`${which}.${name}`)
  return sql`insert into inbox_counts ("companyID", "storeID", "convoStatus", "conversations", "unread")
    values (${column('companyID')}, ${column('storeID')}, ${column('convoStatus')}, ${sql.lit(by)},
      case when ${column('convoUnread')} > 0 then ${sql.lit(by)} else 0 end)
    on conflict ("companyID", "storeID", "convoStatus") do update set
      "conversations" = inbox_counts."conversations" + excluded."conversations", "unread" = inbox_counts."unread" + excluded."unread"`
}

const inInbox = (which: 'old' | 'new') => sql`${sql.ref(`${which}.convoLastMessageID`)} is not null`

const moved = sql`old."convoStatus" <> new."convoStatus" or (old."convoUnread" > 0) <> (new."convoUnread" > 0)
  or (old."convoLastMessageID" is null) <> (new."convoLastMessageID" is null)`

/**
 * How many conversations each store's inbox has, and how many of them are unread. Counting them on each look would cost
 * more the more there are. The database keeps the counts itself, so that no write path can forget them.
 */
export const inboxCounts: Migration = {
  name: '0007-inbox-counts',
  up: async ({ db, schema, dialect, columns: { big } }) => {
    await schema
      .createTable('inbox_counts')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('convoStatus', 'text', notNull)
      .addColumn('conversations', 'integer', notNull)
      .addColumn('unread', 'integer', notNull)
      .addPrimaryKeyConstraint('inbox_counts_key', ['companyID', 'storeID', 'convoStatus'])
      .execute()

    const watch = async (name: string, on: Sql, when: Sql, effect: Sql) => {
      const trigger = sql.ref(`conversations_${name}`)
      if (dialect === 'sqlite') {
        await sql`create trigger ${trigger} after ${on} on conversations when ${when} begin ${effect}; end`.execute(db)
        return
      }
      const count = sql.ref(`count_${name}`)
      await sql`create function ${count}() returns trigger language plpgsql as $$ begin ${effect}; return null; end $$`.execute(
        db,
      )
      await sql`create trigger ${trigger} after ${on} on conversations for each row when (${when}) execute function ${count}()`.execute(
        db,
      )
    }

    await watch('come', sql`insert`, inInbox('new'), row('new', 1))
    await watch('go', sql`delete`, inInbox('old'), row('old', -1))
    const update = sql`update of "convoStatus", "convoUnread", "convoLastMessageID"`
    await watch('leave', update, sql`(${moved}) and ${inInbox('old')}`, row('old', -1))
    await watch('arrive', update, sql`(${moved}) and ${inInbox('new')}`, row('new', 1))
  },
}
