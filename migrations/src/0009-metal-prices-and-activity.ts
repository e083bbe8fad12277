import { type Migration, notNull } from './dialect.ts'

export const metalPricesAndActivity: Migration = {
  name: '0009-metal-prices-and-activity',
  up: async ({ schema, columns: { id, idType, big } }) => {
    // The feed's prices, minute by minute. The same for every company.
    await schema
      .createTable('metal_prices')
      .addColumn('pricedAt', big, (c) => c.notNull().primaryKey())
      .addColumn('entry', 'text', notNull)
      .execute()

    // The page that was viewed: only its name, never whom it was about.
    await schema
      .createTable('page_activity')
      .addColumn('activityID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('userID', big, notNull)
      .addColumn('at', big, notNull)
      .addColumn('type', 'text', notNull)
      .addColumn('pageName', 'text', notNull)
      .execute()
    await schema.createIndex('page_activity_by_age').on('page_activity').columns(['at']).execute()
  },
}
