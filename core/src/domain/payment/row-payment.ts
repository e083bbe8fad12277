// Which of a conversation's requests its inbox row speaks of. One that waits for money goes before all others, the
// newest first; else the one that last came to an end, as long as that is news.
import { expiryInstant } from './expiry.ts'
import { type ExpiringPayment, isExpired } from './expired.ts'

export const PAYMENT_NEWS_MS = 3 * 24 * 60 * 60 * 1000

export interface RowPayment extends ExpiringPayment {
  readonly requestedAt: number
  readonly statusAt: number
  readonly storeTimezone: string
}

const endedAt = (payment: RowPayment): number =>
  payment.paymentStatus === 'sent' ? expiryInstant(payment.paymentValidBeforeLocalTZ, payment.storeTimezone) : payment.statusAt

const newest = <P>(payments: readonly P[], at: (payment: P) => number): P | undefined =>
  payments.reduce<P | undefined>((best, payment) => (best === undefined || at(payment) > at(best) ? payment : best), undefined)

export const rowPayment = <P extends RowPayment>(payments: readonly P[], now: number): P | undefined => {
  const isOpen = (payment: P) => payment.paymentStatus === 'sent' && !isExpired(payment, now, payment.storeTimezone)
  const open = newest(payments.filter(isOpen), ({ requestedAt }) => requestedAt)
  return open ?? newest(payments.filter((payment) => !isOpen(payment) && now - endedAt(payment) <= PAYMENT_NEWS_MS), endedAt)
}
