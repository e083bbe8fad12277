import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { handOver } from '#services/start-session.ts'
import { choosePassword } from '#services/users/choose-password.ts'

export const acceptInvite = handle(
  'auth/accept-invite',
  Effect.fnUntraced(function* ({ token, password, bearer }, visitor) {
    const now = yield* Clock.currentTimeMillis
    return handOver(yield* choosePassword(visitor, { kind: 'invite', token, password, bearer }, now), bearer, visitor)
  }),
)
