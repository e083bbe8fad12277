import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

export const standingIndexes: Migration = {
  name: '0046-standing-indexes',
  up: async ({ schema }) => {
    // A customer's balance is read for each row of the customer list, from their open requests only.
    await schema
      .createIndex('payments_open_of_customer')
      .on('payments')
      .columns(['companyID', 'custID', 'storeID', 'validBeforeAt', 'amountCents'])
      .where(sql<boolean>`"paymentStatus" = 'sent'`)
      .execute()
    // With every column of an inbox page, so that it is found without reading a row.
    await schema.dropIndex('conversations_by_activity').execute()
    await schema
      .createIndex('conversations_by_activity')
      .on('conversations')
      .columns(['companyID', 'storeID', 'convoStatus', 'convoActivityAt', 'convoID', 'convoLastMessageID'])
      .where(sql<boolean>`"convoLastMessageID" is not null`)
      .execute()
  },
}
