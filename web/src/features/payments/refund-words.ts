import { cents, type Cents } from '@xd/core/domain/money/cents.ts'
import type { RefundablePayment } from '@xd/core/domain/payment/can.ts'
import { promisedAmount } from '@xd/core/domain/payment/refund.ts'
import type { PaymentData } from '#data/payments.ts'
import { dollars } from '#ui/text/dollars.ts'

const toCents = (amount: number): Cents => cents(Math.round(amount * 100))

const amountsOf = ({ paymentRefunds }: Pick<PaymentData, 'paymentRefunds'>) =>
  paymentRefunds.map(({ state, amount }) => ({ state, amountCents: toCents(amount) }))

/** What the rule of refunds asks of a payment; what is on its way counts as given back. */
export const refundStateOf = (payment: PaymentData): RefundablePayment => ({
  paymentStatus: payment.paymentStatus,
  paymentMethod: payment.paymentMethod,
  amountCents: toCents(payment.paymentAmount),
  refundedCents: promisedAmount(amountsOf(payment)),
})

/** "refunded $12.00", beside PAID; empty while nothing has been given back. */
export const refundedWords = ({ paymentRefundedAmount }: Pick<PaymentData, 'paymentRefundedAmount'>): string =>
  paymentRefundedAmount > 0 ? `refunded ${dollars(paymentRefundedAmount)}` : ''

/** "A refund of $5.00 is on its way"; undefined when none is. */
export const pendingRefundWords = (payment: Pick<PaymentData, 'paymentRefunds'>): string | undefined => {
  const pending = payment.paymentRefunds.filter(({ state }) => state === 'pending')
  const amount = pending.reduce((sum, refund) => sum + toCents(refund.amount), 0) / 100
  return pending.length === 0 ? undefined : `A refund of ${dollars(amount)} is on its way`
}
