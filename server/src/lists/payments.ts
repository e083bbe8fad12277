import { Clock, Effect } from 'effect'
import type { Payment } from '@xd/core/contract/entity/payment.ts'
import type { PaymentSearch } from '@xd/core/contract/payments.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { PAYMENT_ORIGIN_LABELS, PAYMENT_ORIGINS } from '@xd/core/domain/payment/origin.ts'
import { PAYMENT_PURPOSE_LABELS } from '@xd/core/domain/payment/purpose.ts'
import { PAYMENT_LABELS, SHOWN_PAYMENT_STATUSES, shownStatus } from '@xd/core/domain/payment/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { listPayments, PAYMENT_ORDERS, type PaymentFilter, paymentPage } from '#queries/payment-list.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { presentPayments } from '#services/payments/present.ts'
import { spansOf } from '#services/reports/days.ts'
import { askedCustomer, askedLabel, askedOf, askedStore } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof Payment.Type

const DAY_FIELDS = { start: 'search.dateStart', end: 'search.dateEnd' } as const

/** Empty where there is none: most requests have no fees. */
const feeCell = (fee: Cents): string => (fee === 0 ? '' : moneyCell(fee))

export const payments: ListWithFile<PaymentSearch, PaymentFilter, PaymentRow, Shown> = {
  sorting: { orders: PAYMENT_ORDERS, sortBy: 'messageDate', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* (
    { filter, store, status, origin, label, custID, paymentKeys, dateStart, dateEnd },
    caller,
  ) {
    const wanted = yield* askedOf('status', status, ['all', ...SHOWN_PAYMENT_STATUSES])
    const madeBy = yield* askedOf('origin', origin, ['all', ...PAYMENT_ORIGINS])
    const storeID = yield* askedStore(store, caller)
    const labelID = yield* askedLabel(label, 'payment', caller)
    const ofCustomer = yield* askedCustomer(custID, caller)
    const spans = yield* spansOf({ start: dateStart, end: dateEnd }, DAY_FIELDS, caller)
    return {
      filter: filter ?? '',
      status: wanted,
      now: yield* Clock.currentTimeMillis,
      ...(madeBy !== 'all' && { origin: madeBy }),
      ...(storeID !== undefined && { storeID }),
      ...(labelID !== undefined && { label: labelID }),
      ...(paymentKeys && { paymentKeys }),
      ...(ofCustomer !== undefined && { custID: ofCustomer }),
      ...(spans !== undefined && { spans }),
    }
  }),
  query: listPayments,
  present: presentPayments,
  labels: 'payment',
  page: paymentPage,
  columns: (names) => [
    ['Requested', ({ messageDate, storeTimezone }) => dateCell(messageDate, storeTimezone)],
    ['Last name', ({ customer }) => customer.custLastName],
    ['First name', ({ customer }) => customer.custFirstName],
    ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
    ['Store', ({ storeID }) => names.store(storeID)],
    ['Status', (row) => PAYMENT_LABELS[shownStatus(row)].label],
    [MONEY_LABELS.paymentAmount, ({ paymentAmount }) => moneyCell(paymentAmount)],
    [MONEY_LABELS.paymentNoticeFee, ({ paymentNoticeFee }) => feeCell(paymentNoticeFee)],
    [MONEY_LABELS.paymentFee, ({ paymentFee }) => feeCell(paymentFee)],
    [MONEY_LABELS.paymentRefundedAmount, ({ paymentRefundedAmount }) => moneyCell(paymentRefundedAmount)],
    [MONEY_LABELS.paymentRefundedFee, ({ paymentRefundedFee }) => feeCell(paymentRefundedFee)],
    ['For', ({ paymentPurpose }) => (paymentPurpose === 'other' ? '' : PAYMENT_PURPOSE_LABELS[paymentPurpose])],
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
    ['Requested by', ({ paymentOrigin }) => PAYMENT_ORIGIN_LABELS[paymentOrigin]],
    ['Sent by', ({ messageSentByID }) => names.user(messageSentByID)],
    ['Test mode', ({ paymentTestMode }) => (paymentTestMode ? 'TEST' : '')],
    ['Link', ({ paymentURL }) => paymentURL],
  ],
}

export const file = fileOf(payments)
