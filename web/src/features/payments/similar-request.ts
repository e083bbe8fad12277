import { isLikeRequest } from '@xd/core/domain/payment/like-request.ts'
import { centsOfAnswer, parseDollars } from '@xd/core/domain/money/cents.ts'
import { PAYMENT_LABELS } from '@xd/core/domain/payment/status.ts'
import type { PaymentData } from '#data/payments.ts'
import { dollars } from '#ui/text/dollars.ts'
import { dayAndTime, statusAt } from './payment-words.ts'

/** The same amount asked of the same customer within a day, still open or paid: a hint, never a refusal. */
export const similarRequest = (
  payments: readonly PaymentData[],
  typedAmount: string,
  now: number,
): PaymentData | undefined => {
  const amount = parseDollars(typedAmount)
  if (!amount.ok || amount.cents === 0) return undefined
  const { cents } = amount
  return payments.find(({ paymentAmount, paymentStatus, paymentRequestedDate }) =>
    isLikeRequest(
      { amount: centsOfAnswer(paymentAmount), paymentStatus, requestedAt: Date.parse(paymentRequestedDate) },
      cents,
      now,
    ),
  )
}

/** "$125.50 was asked of this customer already: Today, 9:21 AM (PAID)." */
export const similarWords = (payment: PaymentData, now: number): string => {
  const asked = dayAndTime(Date.parse(payment.paymentRequestedDate), now, payment.storeTimezone)
  return `${dollars(payment.paymentAmount)} was asked of this customer already: ${asked} (${PAYMENT_LABELS[statusAt(payment, now)].label}).`
}
