import type { Migration } from './dialect.ts'

/** An erased phone may have opted out of texts, or only of messages about loans and payments. */
export const erasedLoanRefusals: Migration = {
  name: '0115-erased-loan-refusals',
  up: async ({ schema }) => {
    await schema
      .alterTable('erased_opt_outs')
      .addColumn('loansOnly', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
