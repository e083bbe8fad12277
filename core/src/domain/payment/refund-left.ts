// The refunds of a payment as clients see it: in dollars, with dates as text. Every face asks this before a refund.
import { type Cents, centsOfAnswer } from '#domain/money/cents.ts'
import type { RefundablePayment } from './can.ts'
import { promisedOf, recentLike, type Refunded, type RefundState } from './refund.ts'
import { feeRefund } from './remote-fee.ts'

interface ShownRefund {
  readonly state: RefundState
  readonly amount: number
  readonly fee: number
  readonly date: string
}

interface ShownPayment extends Pick<RefundablePayment, 'paymentStatus' | 'paymentMethod'> {
  readonly paymentAmount: number
  readonly paymentFee: number
  readonly paymentRefunds: readonly ShownRefund[]
}

const goneOf = ({ paymentRefunds }: ShownPayment): Refunded =>
  promisedOf(
    paymentRefunds.map(({ state, amount, fee }) => ({
      state,
      amountCents: centsOfAnswer(amount),
      feeCents: centsOfAnswer(fee),
    })),
  )

/** The fields that the refund rule needs; refunds in progress count as refunded. */
export const refundStateOf = (payment: ShownPayment): RefundablePayment => ({
  paymentStatus: payment.paymentStatus,
  paymentMethod: payment.paymentMethod,
  amountCents: centsOfAnswer(payment.paymentAmount),
  refundedCents: goneOf(payment).amount,
})

/** The share of the fee for paying online that goes back with this much of the amount. */
export const feeWithRefund = (payment: ShownPayment, amount: Cents): Cents =>
  feeRefund(
    { amount: centsOfAnswer(payment.paymentAmount), fee: centsOfAnswer(payment.paymentFee) },
    goneOf(payment),
    amount,
  )

/** A refund of the same amount that the next one may repeat; `at` is its time in ms. */
export const recentRefund = ({ paymentRefunds }: Pick<ShownPayment, 'paymentRefunds'>, amount: Cents, now: number) =>
  recentLike(
    paymentRefunds.map(({ state, amount: dollars, date }) => ({
      state,
      amountCents: centsOfAnswer(dollars),
      at: Date.parse(date),
    })),
    amount,
    now,
  )
