import { type Migration, notNull } from './dialect.ts'

export const companyLogos: Migration = {
  name: '0050-company-logos',
  up: async ({ schema, columns: { big, bytes } }) => {
    await schema
      .createTable('company_logos')
      .addColumn('companyID', big, (c) => c.primaryKey().references('companies.companyID'))
      // A new one with each picture: its address is cached for good.
      .addColumn('logoKey', 'text', (c) => c.notNull().unique())
      .addColumn('type', 'text', notNull)
      .addColumn('width', 'integer', notNull)
      .addColumn('height', 'integer', notNull)
      .addColumn('content', bytes, notNull)
      .execute()
  },
}
