import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { payView } from '#services/payments/pay-view.ts'

export const fetch = handle('pay/fetch', ({ paymentKey, language = 'en' }) =>
  Effect.map(payView(paymentKey, language), ({ view }) => view),
)
