import { sql } from 'kysely'
import type { Migration } from './dialect.ts'
import { addFullText } from './full-text.ts'

/** Users are found by any three letters of their name, without reading all of them: the activity log is searched so. */
export const usersByName: Migration = {
  name: '0067-users-by-name',
  up: async ({ db, dialect }) => {
    if (dialect === 'postgres')
      await sql`create index users_search on users using gin ("userFold" gin_trgm_ops)`.execute(db)
    else
      await addFullText(
        db,
        'users_fts',
        { table: 'users', key: 'userID', column: 'userFold' },
        `tokenize='trigram', detail='full'`,
      )
  },
}
