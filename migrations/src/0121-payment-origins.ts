import type { Migration } from './dialect.ts'

/** What made a request, what it is for, and its fee for paying online, in cents, on top of the amount. */
export const paymentOrigins: Migration = {
  name: '0121-payment-origins',
  up: async ({ schema }) => {
    const add = (name: string, type: 'text' | 'integer', value: string | number) =>
      schema
        .alterTable('payments')
        .addColumn(name, type, (c) => c.notNull().defaultTo(value))
        .execute()
    await add('paymentOrigin', 'text', 'staff')
    await add('paymentPurpose', 'text', 'other')
    await add('paymentFee', 'integer', 0)
  },
}
