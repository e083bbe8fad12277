import { sql } from 'kysely'
import type { Migration } from './dialect.ts'
import { mergeInSteps } from './full-text.ts'

/** Every full-text table of SQLite is merged in small steps, beside whoever writes. */
export const fullTextInSteps: Migration = {
  name: '0096-full-text-in-steps',
  up: async ({ db, dialect }) => {
    if (dialect === 'postgres') return
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where sql like 'create virtual table % using fts5%'`.execute(db)
    for (const { name } of rows) await mergeInSteps(db, name)
  },
}
