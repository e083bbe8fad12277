import type { Migration } from './dialect.ts'

/** An inbox row shows its conversation's requests. */
export const paymentsByConversation: Migration = {
  name: '0014-payments-by-conversation',
  up: async ({ schema }) => {
    await schema
      .createIndex('payments_by_conversation')
      .on('payments')
      .columns(['companyID', 'convoID', 'requestedAt'])
      .execute()
  },
}
