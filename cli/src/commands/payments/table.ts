import type { WireOutput } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { noInterestWords } from '@xd/core/domain/notice/interest-clock.ts'
import { PAYMENT_PURPOSE_LABELS } from '@xd/core/domain/payment/purpose.ts'
import { PAYMENT_LABELS, refundNote, shownStatus } from '@xd/core/domain/payment/status.ts'
import { isUnreached } from '@xd/core/domain/payment/unreached.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import { dollars, money, moneyTitle } from '#output/figure.ts'
import { status } from '#output/status.ts'
import { facts, type Table } from '#output/table.ts'
import { clock, instantAgo, when } from '#output/when.ts'

export type Payment = WireOutput<'payments/fetch'>['payment']

const statusOf = (payment: Payment) => {
  const shown = shownStatus(payment)
  const { label, tone } = PAYMENT_LABELS[shown]
  return status(label, shown, tone)
}

/** Its first ticket, with the number of others. Programs get them all. */
const ticketsOf = ({ paymentTicketList }: Payment) => {
  const [first = '', ...others] = paymentTicketList.split(',').map((number) => number.trim())
  return { shown: others.length === 0 ? first : `${first} +${others.length}`, plain: paymentTicketList }
}

/** Empty if there is none. */
const feeCell = (amount: number) => (amount === 0 ? '' : money(amount))

/**
 * Who, how much and where come first. A command about a payment needs its key, but a narrow terminal has no room for
 * it.
 */
export const paymentList = (payments: readonly Payment[], storeAbbr: (storeID: number) => string): Table => ({
  columns: [
    { title: 'CUSTOMER' },
    { title: moneyTitle('paymentAmount'), align: 'right' },
    { title: 'STATUS', whole: true },
    { title: 'TICKET', whole: true, spare: 1 },
    { title: 'STORE', spare: 2 },
    { title: 'SENT', spare: 4 },
    { title: moneyTitle('paymentNoticeFee'), align: 'right', spare: 6 },
    { title: moneyTitle('paymentFee'), align: 'right', spare: 7 },
    { title: 'MEMO', spare: 5 },
    { title: 'KEY', whole: true, spare: 3 },
  ],
  rows: payments.map((payment) => [
    customerName(payment.customer),
    money(payment.paymentAmount),
    statusOf(payment),
    ticketsOf(payment),
    storeAbbr(payment.storeID),
    when(payment.messageDate),
    feeCell(payment.paymentNoticeFee),
    feeCell(payment.paymentFee),
    payment.paymentMemo,
    payment.paymentKey,
  ]),
})

/** Tickets that accrue no interest because no notice was sent in time. */
export const interestNotes = (tickets: WireOutput<'payments/send'>['tickets']): string[] =>
  tickets.flatMap(({ ticketNumber, interest, interestLeftOut }) =>
    interest === null || interest.noInterestFrom === null
      ? []
      : [
          `Ticket ${ticketNumber}: ${noInterestWords(
            interest.noticeBy,
            interestLeftOut === null ? null : centsOfAnswer(interestLeftOut),
            (day) => day,
          )}`,
        ],
  )

const refundLine = (
  { amount: ofAmount, fee, state, reason, message, date, dueDate }: Payment['paymentRefunds'][number],
  zone: string,
): string => {
  const amount = ofAmount + fee
  return [
    dueDate
      ? `${dollars(amount)} planned for ${instantAgo(dueDate, zone)}`
      : `${dollars(amount)} ${state}, ${instantAgo(date, zone)}`,
    reason,
    message,
  ]
    .filter(Boolean)
    .join(', ')
}

/** How far its text got. A failure shows its reason as long as someone must act on it. */
const textLine = (payment: Payment): string => {
  const { messageStatus, messageTwilioError } = payment
  if (messageStatus === null) return ''
  return isUnreached({ messageStatus, payment }) && messageTwilioError !== null
    ? `${messageStatus}: ${messageTwilioError}`
    : messageStatus
}

const detailedStatus = (payment: Payment) => {
  const { shown, plain, tone } = statusOf(payment)
  const notes = [refundNote(centsOfAnswer(payment.paymentRefundedAmount)), payment.paymentTestMode ? 'TEST MODE' : '']
  const noted = (word: string): string => [word, ...notes.filter(Boolean)].join(', ')
  return status(noted(shown), noted(plain), tone)
}

/** By the store's clock for people, with its zone. */
const validBefore = ({ paymentValidBeforeLocalTZ: local, storeTimezone: zone }: Payment) => ({
  shown: clock(new Date(instantOf(local, zone)).toISOString(), zone),
  plain: `${local} ${zone}`,
})

export const paymentDetail = (payment: Payment): Table =>
  facts([
    ['Key', payment.paymentKey],
    ['Status', detailedStatus(payment)],
    [MONEY_LABELS.paymentAmount, money(payment.paymentAmount)],
    [MONEY_LABELS.paymentNoticeFee, feeCell(payment.paymentNoticeFee)],
    [MONEY_LABELS.paymentFee, feeCell(payment.paymentFee)],
    [MONEY_LABELS.paymentRefundedAmount, feeCell(payment.paymentRefundedAmount)],
    [MONEY_LABELS.paymentRefundedFee, feeCell(payment.paymentRefundedFee)],
    ['For', payment.paymentPurpose === 'other' ? '' : PAYMENT_PURPOSE_LABELS[payment.paymentPurpose].toLowerCase()],
    ['Customer', customerName(payment.customer)],
    ['Memo', payment.paymentMemo],
    ['Note', payment.paymentReference],
    ['Tickets', payment.paymentTicketList],
    ['Payable with', payment.paymentMode],
    ['Paid', payment.paymentMethod === 'in-store' ? 'in the store' : (payment.paymentResponseCardInfo ?? '')],
    ['Posts on', payment.paymentPostingDay ?? ''],
    ...payment.paymentRefunds.map((refund) => ['Refund', refundLine(refund, payment.storeTimezone)] as const),
    ['Text', textLine(payment)],
    ['Requested', instantAgo(payment.paymentRequestedDate, payment.storeTimezone)],
    ['Status since', instantAgo(payment.paymentStatusDate, payment.storeTimezone)],
    ['Valid before', validBefore(payment)],
    [
      'Last attempt declined',
      payment.paymentLastDecline
        ? `${payment.paymentLastDecline.message} ${instantAgo(payment.paymentLastDecline.date, payment.storeTimezone)}`
        : '',
    ],
    ['Link', payment.paymentURL],
    ['Receipt', payment.paymentReceiptURL ?? ''],
  ])
