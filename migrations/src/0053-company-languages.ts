import type { Migration } from './dialect.ts'

export const companyLanguages: Migration = {
  name: '0053-company-languages',
  up: async ({ schema }) => {
    // Whether it writes to customers in Spanish too; English is always there.
    await schema
      .alterTable('companies')
      .addColumn('companySpanish', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
  },
}
