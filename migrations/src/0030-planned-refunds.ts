import type { Migration } from './dialect.ts'

export const plannedRefunds: Migration = {
  name: '0030-planned-refunds',
  up: async ({ schema, columns }) => {
    await schema
      .alterTable('payment_refunds')
      .addColumn('notBefore', columns.big, (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
