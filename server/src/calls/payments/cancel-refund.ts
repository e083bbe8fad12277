import { handle } from '#calls/handler.ts'
import { cancelPlannedRefund } from '#services/payments/cancel-refund.ts'
import { changePayment } from '#services/payments/change-payment.ts'

export const cancelRefund = handle('payments/cancel-refund', ({ paymentKey, refundID }, caller) =>
  changePayment(caller, paymentKey, cancelPlannedRefund(caller, refundID)),
)
