import type { Migration } from './dialect.ts'

/**
 * What a request's tickets may be rewritten in spite of, and what a payment that was too small lacked: the charges, and
 * the day by which the payment is completed or returned.
 */
export const renewals: Migration = {
  name: '0116-renewals',
  up: async ({ schema }) => {
    await schema
      .alterTable('payments')
      .addColumn('rewriteOverridden', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
    await schema.alterTable('rewrite_batches').addColumn('chargesCents', 'integer').execute()
    await schema.alterTable('rewrite_batches').addColumn('returnBy', 'text').execute()
  },
}
