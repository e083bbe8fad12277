import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { resendRequest } from '#services/payments/resend-request.ts'

export const resend = handle(
  'payments/resend',
  Effect.fnUntraced(function* (input, caller) {
    const { publicURL } = yield* AppConfig
    const row = yield* resendRequest(caller, input)
    const now = yield* Clock.currentTimeMillis
    const message = yield* presentMessage(caller, row, { now, publicURL })
    return { payment: yield* found(message.payment, 'payment'), message }
  }),
)
