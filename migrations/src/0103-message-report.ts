import { sql } from 'kysely'
import { analyze } from './analyze.ts'
import type { Migration } from './dialect.ts'

/** The columns of notices and payments that the message report reads: the indexes alone answer it. */
export const messageReport: Migration = {
  name: '0103-message-report',
  up: async ({ db, schema, dialect }) => {
    await schema.dropIndex('notices_sent_by_customer').execute()
    await sql`create index notices_sent_by_customer on notices ("companyID", "custID", "sentAt", "storeID", "batchID",
      "templateID", "templateName", "noticeStatus", "errorCode") where "sentAt" is not null`.execute(db)
    await analyze(db, dialect, 'notices')
    await schema.dropIndex('payments_paid_by_customer').execute()
    await sql`create index payments_paid_by_customer on payments ("companyID", "custID", "statusAt", "requestedAt",
      "storeID", "amountCents") where "paymentStatus" = 'approved'`.execute(db)
    await analyze(db, dialect, 'payments')
  },
}
