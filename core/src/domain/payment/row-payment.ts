// Which of a conversation's requests its inbox row shows. Open requests come first, newest first; otherwise the one
// that ended last, as long as that is news.
import { DAY_MS } from '#domain/time/spans.ts'
import { hasExpired } from './is-expired.ts'
import type { PaymentStatus } from './status.ts'

export const PAYMENT_NEWS_MS = 3 * DAY_MS

export interface RowPayment {
  readonly paymentStatus: PaymentStatus
  /** `paymentValidBeforeLocalTZ` as an instant. */
  readonly validBeforeAt: number
  readonly requestedAt: number
  readonly statusAt: number
}

const endedAt = ({ paymentStatus, validBeforeAt, statusAt }: RowPayment): number =>
  paymentStatus === 'sent' ? validBeforeAt : statusAt

const newest = <P>(payments: readonly P[], at: (payment: P) => number): P | undefined =>
  payments.reduce<P | undefined>(
    (best, payment) => (best === undefined || at(payment) > at(best) ? payment : best),
    undefined,
  )

export const rowPayment = <P extends RowPayment>(payments: readonly P[], now: number): P | undefined => {
  const isOpen = (payment: P) => payment.paymentStatus === 'sent' && !hasExpired(payment, now)
  const open = newest(payments.filter(isOpen), ({ requestedAt }) => requestedAt)
  return (
    open ??
    newest(
      payments.filter((payment) => now - endedAt(payment) <= PAYMENT_NEWS_MS),
      endedAt,
    )
  )
}
