import { paymentCan } from '@xd/core/domain/payment/can.ts'
import { handle } from '#calls/handler.ts'
import { changePayment } from '#services/payments/change-payment.ts'
import { closePayment } from '#services/payments/close-payment.ts'

const closing = {
  can: paymentCan.cancel,
  code: 'not_cancelable',
  change: { paymentStatus: 'canceled' },
  action: 'payment.cancel',
} as const

export const cancel = handle('payments/cancel', ({ paymentKey }, caller) =>
  changePayment(caller, paymentKey, closePayment(caller, closing)),
)
