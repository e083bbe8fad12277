import { type PaymentStatus, shownStatus } from '@xd/core/domain/payment/status.ts'
import type { PaymentRow } from '#queries/payments.ts'

/** A request's status as the customer may know it: a canceled one looks expired. */
export const customerStatus = (payment: PaymentRow, now: number): Exclude<PaymentStatus, 'canceled'> | 'expired' => {
  const stated = { paymentStatus: payment.paymentStatus as PaymentStatus, paymentValidBeforeLocalTZ: payment.validBeforeLocal }
  const status = shownStatus(stated, now, payment.storeTimezone)
  return status === 'canceled' ? 'expired' : status
}
