import { handle } from '#calls/handler.ts'
import { cancelRefund } from '#services/payments/cancel-refund.ts'
import { changePayment } from '#services/payments/change-payment.ts'

export const cancel = handle('payments/cancel-refund', ({ paymentKey, refundID }, caller) =>
  changePayment(caller, paymentKey, cancelRefund(caller, refundID)),
)
