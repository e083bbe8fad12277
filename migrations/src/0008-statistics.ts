import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** Indexes that hold everything a company's figures are counted from, so that counting reads no row. */
export const statistics: Migration = {
  name: '0008-statistics',
  up: async ({ schema }) => {
    await schema
      .createIndex('messages_by_store')
      .on('messages')
      .columns(['companyID', 'storeID', 'messageDirection', 'messageAt'])
      .execute()
    await schema
      .createIndex('payments_by_amount')
      .on('payments')
      .columns(['companyID', 'storeID', 'paymentStatus', 'amountCents'])
      .execute()
    await schema
      .createIndex('conversations_waiting')
      .on('conversations')
      .columns(['companyID', 'storeID'])
      .where(sql<boolean>`"convoWaitingSince" is not null`)
      .execute()
  },
}
