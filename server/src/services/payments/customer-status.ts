import { type PayPageState, payPageState } from '@xd/core/domain/payment/pay-page-state.ts'
import { shownStatusAt } from '@xd/core/domain/payment/is-expired.ts'
import type { PaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { PaymentRow } from '#queries/payments.ts'

type Stated = Pick<PaymentRow, 'paymentStatus' | 'validBeforeLocal' | 'storeTimezone'>

const stated = (payment: Stated) => ({
  paymentStatus: payment.paymentStatus,
  paymentValidBeforeLocalTZ: payment.validBeforeLocal,
  storeTimezone: payment.storeTimezone,
})

/** A request's status as the customer may know it. A canceled one looks expired. */
export const customerStatus = (payment: Stated, now: number): Exclude<PaymentStatus, 'canceled'> | 'expired' => {
  const status = shownStatusAt(stated(payment), now, payment.storeTimezone)
  return status === 'canceled' ? 'expired' : status
}

/** The state shown on the customer's page. */
export const pageStateOf = (payment: Stated, attemptOpen: boolean, now: number): PayPageState =>
  payPageState({ ...stated(payment), attemptOpen }, now)
