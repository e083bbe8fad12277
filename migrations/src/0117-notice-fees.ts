import type { Migration } from './dialect.ts'

/** How much of a request is the fee for the notice after maturity, in cents. */
export const noticeFees: Migration = {
  name: '0117-notice-fees',
  up: async ({ schema }) => {
    await schema
      .alterTable('payments')
      .addColumn('paymentNoticeFee', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
