// What the customer's link shows. A canceled request looks expired, as the spec's question to staff promises.
import { type ExpiringPayment, isExpired } from './is-expired.ts'

export type PayPageState = 'payable' | 'processing' | 'paid' | 'expired' | 'declined'

export interface PayPagePayment extends ExpiringPayment {
  readonly storeTimezone: string
  readonly attemptOpen?: boolean
}

export const payPageState = (payment: PayPagePayment, now: number): PayPageState => {
  switch (payment.paymentStatus) {
    case 'approved':
      return 'paid'
    case 'declined':
      return 'declined'
    case 'canceled':
      return 'expired'
    case 'sent':
      if (payment.attemptOpen) return 'processing'
      return isExpired(payment, now, payment.storeTimezone) ? 'expired' : 'payable'
  }
}
