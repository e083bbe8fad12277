import type { WireOutput } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { noInterestWords } from '@xd/core/domain/notice/interest-clock.ts'
import { shownStatus } from '@xd/core/domain/payment/status.ts'
import { isUnreached } from '@xd/core/domain/payment/unreached.ts'
import { dollars, money } from '#output/figure.ts'
import { facts, type Table } from '#output/table.ts'
import { when } from '#output/when.ts'

export type Payment = WireOutput<'payments/fetch'>['payment']

export const paymentList = (payments: readonly Payment[]): Table => ({
  columns: [
    { title: 'KEY', whole: true },
    { title: 'STATUS' },
    { title: 'AMOUNT', align: 'right' },
    { title: 'NOTICE FEE', align: 'right', spare: 1 },
    { title: 'CUSTOMER' },
    { title: 'SENT' },
    { title: 'MEMO' },
  ],
  rows: payments.map((payment) => [
    payment.paymentKey,
    shownStatus(payment),
    money(payment.paymentAmount),
    payment.paymentNoticeFee === 0 ? '' : money(payment.paymentNoticeFee),
    customerName(payment.customer),
    when(payment.messageDate),
    payment.paymentMemo,
  ]),
})

/** Tickets on which no interest accrues, since no notice was sent in time. */
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

const refundLine = ({ amount, state, reason, message, date, dueDate }: Payment['paymentRefunds'][number]): string =>
  [
    dueDate ? `${dollars(amount)} planned for ${when(dueDate)}` : `${dollars(amount)} ${state}, ${when(date)}`,
    reason,
    message,
  ]
    .filter(Boolean)
    .join(', ')

/** How far its text came; a failure with its reason, as long as somebody has to see to it. */
const textLine = (payment: Payment): string => {
  const { messageStatus, messageTwilioError } = payment
  if (messageStatus === null) return ''
  return isUnreached({ messageStatus, payment }) && messageTwilioError !== null
    ? `${messageStatus}: ${messageTwilioError}`
    : messageStatus
}

export const paymentDetail = (payment: Payment): Table =>
  facts([
    ['Key', payment.paymentKey],
    ['Status', `${shownStatus(payment)}${payment.paymentTestMode ? ' (TEST MODE)' : ''}`],
    ['Amount', money(payment.paymentAmount)],
    ['Of it, notice fee', payment.paymentNoticeFee === 0 ? '' : money(payment.paymentNoticeFee)],
    ['Customer', customerName(payment.customer)],
    ['Memo', payment.paymentMemo],
    ['Note', payment.paymentReference],
    ['Tickets', payment.paymentTicketList],
    ['Payable with', payment.paymentMode],
    ['Paid', payment.paymentMethod === 'in-store' ? 'in the store' : (payment.paymentResponseCardInfo ?? '')],
    ['Counts for', payment.paymentPostingDay ?? ''],
    ...payment.paymentRefunds.map((refund) => ['Refund', refundLine(refund)] as const),
    ['Text', textLine(payment)],
    ['Requested', when(payment.paymentRequestedDate)],
    ['Status since', when(payment.paymentStatusDate)],
    ['Valid before', `${payment.paymentValidBeforeLocalTZ} ${payment.storeTimezone}`],
    [
      'Last attempt declined',
      payment.paymentLastDecline
        ? `${payment.paymentLastDecline.message} ${when(payment.paymentLastDecline.date)}`
        : '',
    ],
    ['Link', payment.paymentURL],
    ['Receipt', payment.paymentReceiptURL ?? ''],
  ])
