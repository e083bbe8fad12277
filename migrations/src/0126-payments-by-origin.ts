import type { Migration } from './dialect.ts'

/** Few requests are made by customers and plans: a list of those reads no others. */
export const paymentsByOrigin: Migration = {
  name: '0126-payments-by-origin',
  up: async ({ schema }) => {
    await schema
      .createIndex('payments_by_origin')
      .on('payments')
      .columns(['companyID', 'paymentOrigin', 'requestedAt', 'paymentID'])
      .execute()
  },
}
