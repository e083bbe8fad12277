import { Effect } from 'effect'
import { createPaymentReport } from '@xd/core/domain/report/payment-report.ts'
import { Database } from '#db/database.ts'
import { everyPage } from '#db/keyset.ts'
import { PAYMENT_ORDERS } from '#queries/payment-list.ts'
import { refundsByPayment, reportedPayments } from '#queries/payment-report.ts'
import type { AskedReport } from './asked.ts'

/** Rows read at once: enough to be quick, few enough that others get a turn in between. */
const ROWS_AT_ONCE = 4_000
const FIRST_PAGE = { order: PAYMENT_ORDERS.messageDate, dir: 'asc', perPage: ROWS_AT_ONCE } as const

/** The requests of these days, added up. */
export const paymentReport = Effect.fnUntraced(function* ({ range, scope, filter, zones }: AskedReport) {
  const { readApart } = yield* Database
  const report = createPaymentReport(range, zones)
  yield* Effect.promise(async () => {
    const refunds = await readApart((db) => refundsByPayment(db, scope))
    const pages = everyPage(FIRST_PAGE, (page) => readApart((db) => reportedPayments(db, scope, filter, refunds, page)))
    // The next page is read while this one is added up.
    for (let next = pages.next(), page = await next; page.done !== true; page = await next) {
      next = pages.next()
      for (const payment of page.value) report.add(payment)
    }
  })
  return report.result()
})
