import type { Migration } from './dialect.ts'

/**
 * The reasons overridden when a request's tickets are rewritten, and the shortfall of a payment that was too small: the
 * charges, and the day by which the payment is completed or returned.
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
