import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/**
 * The rules that were overridden for a version of a quote: JSON. Everyone who may merge and erase customers, managers and owners, gets the permission
 * that their preset now includes.
 */
export const overrides: Migration = {
  name: '0109-overrides',
  up: async ({ db, schema }) => {
    await schema
      .alterTable('loan_versions')
      .addColumn('overridden', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
    await sql`update users set "userPermissions" = replace("userPermissions", '"customer-data"', '"customer-data","overrides"')
      where "userPermissions" like '%"customer-data"%' and "userPermissions" not like '%"overrides"%'`.execute(db)
  },
}
