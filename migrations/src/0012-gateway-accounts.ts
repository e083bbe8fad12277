import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const gatewayAccounts: Migration = {
  name: '0012-gateway-accounts',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('gateway_accounts')
      .addColumn('accountID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      // One store's own; null is the company's, for every store without one.
      .addColumn('storeID', big, (c) => c.references('stores.storeID'))
      .addColumn('gateway', 'text', notNull)
      .addColumn('environment', 'text', notNull)
      .addColumn('settings', 'text', notNull)
      // Sealed as a whole; next to it, the part of each that may be shown.
      .addColumn('secrets', 'text', notNull)
      .addColumn('secretHints', 'text', notNull)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('createdAt', big, notNull)
      .addColumn('updatedAt', big, notNull)
      // Retired but kept: charges made through it are settled and refunded through it.
      .addColumn('retiredAt', big)
      .execute()
    await sql`create unique index gateway_accounts_in_use on gateway_accounts ("companyID", coalesce("storeID", 0)) where "retiredAt" is null`.execute(
      db,
    )
  },
}
