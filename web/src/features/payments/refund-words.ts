import { cents, centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import type { RefundablePayment } from '@xd/core/domain/payment/can.ts'
import { promisedAmount } from '@xd/core/domain/payment/refund.ts'
import { refundNote } from '@xd/core/domain/payment/status.ts'
import type { PaymentData } from '#data/payments.ts'

const amountsOf = ({ paymentRefunds }: Pick<PaymentData, 'paymentRefunds'>) =>
  paymentRefunds.map(({ state, amount }) => ({ state, amountCents: centsOfAnswer(amount) }))

/** What the rule of refunds asks of a payment; what is on its way counts as given back. */
export const refundStateOf = (payment: PaymentData): RefundablePayment => ({
  paymentStatus: payment.paymentStatus,
  paymentMethod: payment.paymentMethod,
  amountCents: centsOfAnswer(payment.paymentAmount),
  refundedCents: promisedAmount(amountsOf(payment)),
})

/** "refunded $12.00", beside PAID; empty while nothing has been given back. */
export const refundedWords = ({ paymentRefundedAmount }: Pick<PaymentData, 'paymentRefundedAmount'>): string =>
  refundNote(centsOfAnswer(paymentRefundedAmount))

/** "A refund of $5.00 is on its way"; undefined when none is. */
export const pendingRefundWords = (payment: Pick<PaymentData, 'paymentRefunds'>): string | undefined => {
  const pending = payment.paymentRefunds.filter(({ state }) => state === 'pending')
  const amount = cents(pending.reduce((sum, refund) => sum + centsOfAnswer(refund.amount), 0))
  return pending.length === 0 ? undefined : `A refund of ${formatDollars(amount)} is on its way`
}
