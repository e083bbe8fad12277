import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** Keys for exact digit searches (the end of a phone, an amount), and for sorting requests. */
export const exactSearch: Migration = {
  name: '0034-exact-search',
  up: async ({ db, schema, dialect }) => {
    const end = sql.raw(dialect === 'postgres' ? `right("custPhone", 4)` : `substr("custPhone", -4)`)
    await sql`create index customers_by_phone_end on customers ("companyID", (${end}))`.execute(db)
    await sql`create index customer_phones_by_end on customer_phones ("companyID", (${end}))`.execute(db)
    await schema
      .createIndex('payments_in_order_of_amount')
      .on('payments')
      .columns(['companyID', 'amountCents', 'paymentID'])
      .execute()
    await schema
      .createIndex('payments_in_order_of_status')
      .on('payments')
      .columns(['companyID', 'paymentStatus', 'validBeforeAt', 'paymentID'])
      .execute()
  },
}
