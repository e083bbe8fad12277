import { isLikeRequest } from '@xd/core/domain/payment/like-request.ts'
import { centsOfAnswer, parseDollars } from '@xd/core/domain/money/cents.ts'
import { likeRequestWords } from '@xd/core/domain/payment/like-request-words.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { PaymentData } from '#data/payments.ts'
import { ticketsOf } from './payment-words.ts'

/** The same amount requested from the same customer within a day, still open or paid: a hint, never a refusal. */
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

/** "Jerome already paid $125.50 for 10233 today at 6:28 PM." */
export const similarWords = (payment: PaymentData, now: number): string => {
  const { paymentStatus, paymentRequestedDate, paymentStatusDate, customer } = payment
  return likeRequestWords(
    {
      amount: centsOfAnswer(payment.paymentAmount),
      paymentStatus,
      customer: customer.custFirstName || formatPhone(customer.custPhone),
      tickets: ticketsOf(payment.paymentTicketList),
      at: Date.parse(paymentStatus === 'approved' ? paymentStatusDate : paymentRequestedDate),
    },
    now,
    payment.storeTimezone,
  )
}
