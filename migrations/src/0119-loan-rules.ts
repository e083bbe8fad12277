import type { Migration } from './dialect.ts'

/** The law that a company's quotes start with: by the store's state, or one that it chose. */
export const loanRules: Migration = {
  name: '0119-loan-rules',
  up: async ({ schema }) => {
    await schema
      .alterTable('companies')
      .addColumn('companyLoanRules', 'text', (c) => c.notNull().defaultTo('by-store'))
      .execute()
  },
}
