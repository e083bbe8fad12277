import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** Customers' promises to pay by a day, and conversations where the latest is broken and still unpaid. */
export const promises: Migration = {
  name: '0125-promises',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('promises')
      .addColumn('promiseID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('convoID', big, (c) => c.notNull().references('conversations.convoID'))
      .addColumn('promiseDay', 'text', notNull)
      .addColumn('promiseAmountCents', big)
      .addColumn('promiseTickets', 'text', notNull)
      .addColumn('promiseStatus', 'text', notNull)
      .addColumn('promiseSource', 'text', notNull)
      // The payment cutoff it has to be paid by.
      .addColumn('cutoffAt', big, notNull)
      .addColumn('madeAt', big, notNull)
      .addColumn('madeByID', big)
      // Null while it is open.
      .addColumn('statusAt', big)
      // Null if a payment or the cutoff set it.
      .addColumn('statusByID', big)
      .addColumn('isOverdue', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    const indexes = [
      ['in_order', ['companyID', 'promiseDay', 'promiseID']],
      ['by_customer', ['companyID', 'custID']],
      ['by_conversation', ['companyID', 'convoID']],
    ] as const
    for (const [name, columns] of indexes)
      await schema
        .createIndex(`promises_${name}`)
        .on('promises')
        .columns([...columns])
        .execute()
    await schema
      .alterTable('conversations')
      .addColumn('convoPromiseBroken', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .createIndex('conversations_promise_broken')
      .on('conversations')
      .columns(['companyID', 'storeID'])
      .where(sql<boolean>`"convoPromiseBroken" = 1`)
      .execute()
  },
}
