import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** When a session's user last confirmed their identity. For older sessions, that is when they began. */
export const confirmedSessions: Migration = {
  name: '0062-confirmed-sessions',
  up: async ({ db, schema, columns: { big } }) => {
    await schema
      .alterTable('sessions')
      .addColumn('confirmedAt', big, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update sessions set "confirmedAt" = "createdAt"`.execute(db)
  },
}
