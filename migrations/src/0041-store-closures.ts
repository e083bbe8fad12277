import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const storeClosures: Migration = {
  name: '0041-store-closures',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    // Days that differ from a store's week; without a store, for the whole company.
    await schema
      .createTable('store_closures')
      .addColumn('closureID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, (c) => c.references('stores.storeID'))
      .addColumn('day', 'text', notNull)
      // Both or neither: without them the store stays closed.
      .addColumn('opens', 'text')
      .addColumn('closes', 'text')
      .addColumn('note', 'text', notNull)
      .addColumn('yearly', 'integer', notNull)
      .execute()
    await sql`create unique index store_closures_day
      on store_closures ("companyID", coalesce("storeID", 0), day)`.execute(db)
  },
}
