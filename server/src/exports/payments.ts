import { Effect } from 'effect'
import type { Payment } from '@xd/core/contract/entity/payment.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { PAYMENT_LABELS, statusShown } from '@xd/core/domain/payment/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { AppConfig } from '#app-config.ts'
import { pageOf } from '#calls/page.ts'
import { PAYMENT_DEFAULTS, paymentFilterOf } from '#calls/payments/filter.ts'
import { Database } from '#db/database.ts'
import { everyPage } from '#db/keyset.ts'
import { paymentPage } from '#queries/payment-list.ts'
import { presentPayments } from '#services/payments/present.ts'
import { type Columns, csvFile, dateCell, type Exporter, ROWS_AT_ONCE } from './exporter.ts'
import { type Names, readNames } from './names.ts'

type Row = typeof Payment.Type

const statusOf = (row: Row): string => PAYMENT_LABELS[statusShown(row)].label

const columns = (names: Names): Columns<Row> => [
  ['Requested', ({ messageDate, storeTimezone }) => dateCell(messageDate, storeTimezone)],
  ['Last name', ({ customer }) => customer.custLastName],
  ['First name', ({ customer }) => customer.custFirstName],
  ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
  ['Store', ({ storeID }) => names.store(storeID)],
  ['Status', statusOf],
  ['Amount', ({ paymentAmount }) => dollarsFromCents(paymentAmount).toFixed(2)],
  ['Refunded', ({ paymentRefundedAmount }) => dollarsFromCents(paymentRefundedAmount).toFixed(2)],
  ['Memo', ({ paymentMemo }) => paymentMemo],
  ['Tickets', ({ paymentTicketList }) => paymentTicketList],
  ['Note', ({ paymentReference }) => paymentReference],
  ['Labels', ({ paymentLabels }) => names.labels(paymentLabels)],
  ['Payable with', ({ paymentMode }) => paymentMode],
  ['Paid by', ({ paymentMethod }) => paymentMethod],
  ['Card', ({ paymentResponseCardInfo }) => paymentResponseCardInfo],
  ['Gateway reference', ({ paymentRefID }) => paymentRefID],
  ['Status since', ({ paymentStatusDate, storeTimezone }) => dateCell(paymentStatusDate, storeTimezone)],
  ['Expires', ({ paymentValidBeforeLocalTZ }) => paymentValidBeforeLocalTZ.replace('T', ' ')],
  ['Time zone', ({ storeTimezone }) => storeTimezone],
  ['Sent by', ({ messageSentByID }) => names.user(messageSentByID)],
  ['Test mode', ({ paymentTestMode }) => (paymentTestMode ? 'TEST' : '')],
  ['Link', ({ paymentURL }) => paymentURL],
]

/** The payments list as a file, whole. */
export const payments: Exporter = Effect.fnUntraced(function* (search, caller) {
  const { read } = yield* Database
  const { publicURL } = yield* AppConfig
  const { order, dir } = yield* pageOf({ ...search, cursor: null }, PAYMENT_DEFAULTS)
  const filter = yield* paymentFilterOf(search, caller)
  const names = yield* read((db) => readNames(db, caller, 'payment'))
  const pages = everyPage({ order, dir, perPage: ROWS_AT_ONCE }, (page) =>
    Effect.runPromise(
      read(async (db) => {
        const { rows, nextCursor } = await paymentPage(db, caller, filter, page)
        return { rows: await presentPayments(db, caller, rows, { now: filter.now, publicURL }), nextCursor }
      }),
    ),
  )
  return csvFile(columns(names), pages)
})
