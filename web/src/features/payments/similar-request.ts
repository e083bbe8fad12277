import { isLikeRequest } from '@xd/core/domain/payment/like-request.ts'
import { type Cents, centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { likeRequestWords } from '@xd/core/domain/payment/like-request-words.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { PaymentData } from '#data/payments.ts'
import { ticketsOf } from './payment-words.ts'

/** The same amount requested from the same customer within a day, still open or paid: a hint, never a refusal. */
export const similarRequest = (
  payments: readonly PaymentData[],
  total: Cents,
  now: number,
): PaymentData | undefined => {
  if (total === 0) return undefined
  return payments.find(({ paymentAmount, paymentStatus, paymentRequestedDate }) =>
    isLikeRequest(
      { amount: centsOfAnswer(paymentAmount), paymentStatus, requestedAt: Date.parse(paymentRequestedDate) },
      total,
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
