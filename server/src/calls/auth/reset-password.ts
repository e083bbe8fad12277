import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { handOver } from '#services/start-session.ts'
import { choosePassword } from '#services/users/choose-password.ts'

export const resetPassword = handle(
  'auth/reset-password',
  Effect.fnUntraced(function* ({ token, password, bearer, ...given }, visitor) {
    const now = yield* Clock.currentTimeMillis
    return handOver(
      yield* choosePassword(visitor, { kind: 'reset', token, password, bearer, given }, now),
      bearer,
      visitor,
    )
  }),
)
