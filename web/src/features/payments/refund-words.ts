import { storeDate, storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { cents, type Cents, centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import { cardBrandName } from '@xd/core/domain/payment/card-brand.ts'
import { recentRefund } from '@xd/core/domain/payment/refund-left.ts'
import { refundNote } from '@xd/core/domain/payment/status.ts'
import type { PaymentData } from '#data/payments.ts'

/** "$5.00 of this payment was already refunded at 2:14 PM."; undefined without a refund that the next may repeat. */
export const recentRefundWords = (
  { paymentRefunds, storeTimezone }: Pick<PaymentData, 'paymentRefunds' | 'storeTimezone'>,
  amount: Cents,
  now: number,
): string | undefined => {
  const like = recentRefund({ paymentRefunds }, amount, now)
  return (
    like && `${formatDollars(amount)} of this payment was already refunded at ${storeTime(like.at, storeTimezone)}.`
  )
}

/** "Visa 5556", "PayPal": where a refund goes, short enough for a button. */
export const refundedTo = ({ cardType, cardLastFour }: Pick<PaymentData, 'cardType' | 'cardLastFour'>): string => {
  if (cardLastFour !== null) return `${cardBrandName(cardType ?? '')} ${cardLastFour}`
  return cardType === null ? 'the card' : cardBrandName(cardType)
}

/** "refunded $12.00", next to PAID; empty if nothing has been refunded. */
export const refundedWords = ({ paymentRefundedAmount }: Pick<PaymentData, 'paymentRefundedAmount'>): string =>
  refundNote(centsOfAnswer(paymentRefundedAmount))

/** The amount that the card gets. */
export const totalOf = (refunds: PaymentData['paymentRefunds']) =>
  formatDollars(cents(refunds.reduce((sum, { amount, fee }) => sum + centsOfAnswer(amount) + centsOfAnswer(fee), 0)))

/** "$5.00 refund on its way"; undefined when none is. */
export const pendingRefundWords = ({ paymentRefunds }: Pick<PaymentData, 'paymentRefunds'>): string | undefined => {
  const pending = paymentRefunds.filter(({ state, dueDate }) => state === 'pending' && dueDate === null)
  return pending.length === 0 ? undefined : `${totalOf(pending)} refund on its way`
}

/** Refunds that wait for the charge to settle. */
export const plannedRefunds = ({ paymentRefunds }: Pick<PaymentData, 'paymentRefunds'>) =>
  paymentRefunds.filter(({ dueDate }) => dueDate !== null)

/** "$5.00 will be refunded on Tuesday, November 24" */
export const plannedRefundWords = ({
  paymentRefunds,
  storeTimezone,
}: Pick<PaymentData, 'paymentRefunds' | 'storeTimezone'>): string | undefined => {
  const planned = plannedRefunds({ paymentRefunds })
  const first = planned.map(({ dueDate }) => Date.parse(dueDate!)).sort((a, b) => a - b)[0]
  if (first === undefined) return undefined
  return `${totalOf(planned)} will be refunded on ${storeDate(first, storeTimezone)}`
}

/** The earliest time for a refused refund; undefined if it was refused for another reason. */
export const refusedUntil = (
  error: { readonly code: string; readonly body: Readonly<Record<string, unknown>> } | null,
): number | undefined => {
  const from = error?.code === 'not_settled' ? error.body['from'] : undefined
  return typeof from === 'string' ? Date.parse(from) : undefined
}
