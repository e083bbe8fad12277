import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { requireFeature } from '#services/require-feature.ts'
import { sendReceiptAgain } from '#services/payments/send-receipt.ts'

export const sendReceipt = handle(
  'payments/send-receipt',
  Effect.fnUntraced(function* (input, caller) {
    const { publicURL } = yield* AppConfig
    if (input.channel === 'email') yield* requireFeature(caller, 'email')
    const row = yield* sendReceiptAgain(caller, input)
    const now = yield* Clock.currentTimeMillis
    return { message: yield* presentMessage(caller, row, { now, publicURL }) }
  }),
)
