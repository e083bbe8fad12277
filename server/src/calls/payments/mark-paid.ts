import { cents } from '@xd/core/domain/money/cents.ts'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import { handle } from '#calls/handler.ts'
import { changePayment } from '#services/payments/change-payment.ts'
import { closePayment } from '#services/payments/close-payment.ts'

const closing = {
  can: paymentCan.markPaid,
  code: 'not_payable',
  // The fee is for paying online only.
  change: { paymentStatus: 'approved', paymentMethod: 'in-store', paymentFee: cents(0) },
  action: 'payment.mark-paid',
} as const

export const markPaid = handle('payments/mark-paid', ({ paymentKey }, caller) =>
  changePayment(caller, paymentKey, closePayment(caller, closing)),
)
