import { Effect } from 'effect'
import { asItStood, type ReportedPayment } from '@xd/core/domain/report/figures.ts'
import { createPaymentReport } from '@xd/core/domain/report/payment-report.ts'
import { Database } from '#db/database.ts'
import { everyPage } from '#db/keyset.ts'
import { PAYMENT_ORDERS } from '#queries/payment-list.ts'
import { refundsBefore, refundsByPayment, reportedPayments } from '#queries/payment-report.ts'
import type { AskedReport } from './asked.ts'

/** Rows read at once: enough to be quick, few enough that others get a turn in between. */
const ROWS_AT_ONCE = 4_000
const FIRST_PAGE = { order: PAYMENT_ORDERS.messageDate, dir: 'asc', perPage: ROWS_AT_ONCE } as const

/** The requests of these days, added up: in their current state, or as they stood when each store's days ended. */
export const paymentReport = Effect.fnUntraced(function* (
  { range, scope, spans, filter, zones }: AskedReport,
  isAsItStood = false,
) {
  const { readApart } = yield* Database
  const report = createPaymentReport(range, zones)
  const ends = new Map(spans.flatMap(({ storeIDs, to }) => storeIDs.map((storeID) => [storeID, to])))
  const add = (payment: ReportedPayment) =>
    report.add(isAsItStood ? asItStood(payment, ends.get(payment.storeID) ?? 0) : payment)
  yield* Effect.promise(async () => {
    const refunds = await readApart((db) =>
      isAsItStood ? refundsBefore(db, scope, spans) : refundsByPayment(db, scope),
    )
    const pages = everyPage(FIRST_PAGE, (page) => readApart((db) => reportedPayments(db, scope, filter, refunds, page)))
    // The next page is read while this one is added up.
    for (let next = pages.next(), page = await next; page.done !== true; page = await next) {
      next = pages.next()
      for (const payment of page.value) add(payment)
    }
  })
  return report.result()
})
