import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** Customers' requests to get no more messages, in words other than STOP, and each decision. */
export const stopRequests: Migration = {
  name: '0118-stop-requests',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('stop_requests')
      .addColumn('stopRequestID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      // Null once the customer is erased.
      .addColumn('convoID', big, (c) => c.references('conversations.convoID'))
      .addColumn('messageID', big, (c) => c.references('messages.messageID'))
      .addColumn('channel', 'text', notNull)
      .addColumn('requestedAt', big, notNull)
      .addColumn('dueDay', 'text', notNull)
      .addColumn('decision', 'text')
      // 0 until it is decided, so that the list begins with open ones.
      .addColumn('decidedAt', big, (c) => c.notNull().defaultTo(0))
      .addColumn('decidedByID', big)
      .execute()
    const indexes = [
      ['in_order', ['companyID', 'decidedAt', 'requestedAt', 'stopRequestID']],
      ['by_customer', ['companyID', 'custID']],
      ['by_conversation', ['companyID', 'convoID']],
      ['by_message', ['companyID', 'messageID']],
    ] as const
    for (const [name, columns] of indexes)
      await schema
        .createIndex(`stop_requests_${name}`)
        .on('stop_requests')
        .columns([...columns])
        .execute()
    await schema
      .createIndex('stop_requests_open')
      .on('stop_requests')
      .columns(['companyID', 'custID'])
      .where(sql<boolean>`"decidedAt" = 0`)
      .execute()
  },
}
