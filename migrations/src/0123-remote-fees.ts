import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** The fee for paying online: each store's percentage, and how much of every charge, refund and movement it is, in cents. */
export const remoteFees: Migration = {
  name: '0123-remote-fees',
  up: async ({ schema }) => {
    const add = (table: string, name: string) =>
      schema
        .alterTable(table)
        .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    await add('stores', 'remoteFeeBasisPoints')
    await add('stores', 'remoteFeeVersion')
    await add('payment_attempts', 'feeCents')
    await add('payment_refunds', 'feeCents')
    await add('payment_ledger', 'feeCents')
    // Few requests have a fee, so that their sum reads no others.
    await schema
      .createIndex('payments_with_fee')
      .on('payments')
      .columns(['companyID', 'storeID', 'requestedAt'])
      .where(sql<boolean>`"paymentFee" > 0`)
      .execute()
  },
}
