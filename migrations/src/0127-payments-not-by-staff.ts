import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/**
 * A list of requests that customers or plans made, in the order of their amounts or statuses, reads no request of staff.
 * Without these, SQLite takes the index of the order and reads all of them. Staff's are in neither: they are most of them.
 */
export const paymentsNotByStaff: Migration = {
  name: '0127-payments-not-by-staff',
  up: async ({ schema }) => {
    const orders = {
      amount: ['amountCents', 'paymentID'],
      status: ['paymentStatus', 'validBeforeAt', 'paymentID'],
    }
    for (const [order, columns] of Object.entries(orders))
      await schema
        .createIndex(`payments_not_by_staff_by_${order}`)
        .on('payments')
        .columns(['companyID', 'paymentOrigin', ...columns])
        .where('paymentOrigin', '<>', sql.lit('staff'))
        .execute()
  },
}
