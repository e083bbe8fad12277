import { handle } from '#calls/handler.ts'
import { emailReceipt as send } from '#services/payments/email-receipt.ts'

export const emailReceipt = handle('pay/email-receipt', (asked) => send(asked))
