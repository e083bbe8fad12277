import { handle } from '#calls/handler.ts'
import { askForLink as ask } from '#services/payments/ask-for-link.ts'

export const askForLink = handle('pay/ask-for-link', ({ paymentKey }) => ask(paymentKey))
