import { handle } from '#calls/handler.ts'
import { refundPayment } from '#services/payments/refund-payment.ts'

export const refund = handle('payments/refund', (asked, caller) => refundPayment(caller, asked))
