import type { Migration } from './dialect.ts'

/** Gateways name sales and refunds by their own references, in webhooks and in the record that is reconciled. */
export const cardReferences: Migration = {
  name: '0021-card-references',
  up: async ({ schema }) => {
    await schema
      .createIndex('payment_attempts_by_reference')
      .on('payment_attempts')
      .columns(['gatewayID', 'gateway'])
      .execute()
    await schema
      .createIndex('payment_refunds_by_reference')
      .on('payment_refunds')
      .columns(['gatewayID', 'gateway'])
      .execute()
  },
}
