import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { retryMessage } from '#services/messaging/retry.ts'

export const retry = handle(
  'customers/conversation/messages/retry',
  Effect.fnUntraced(function* (input, caller) {
    const { publicURL } = yield* AppConfig
    const row = yield* retryMessage(caller, input)
    const now = yield* Clock.currentTimeMillis
    return { message: yield* presentMessage(caller, row, { now, publicURL }) }
  }),
)
