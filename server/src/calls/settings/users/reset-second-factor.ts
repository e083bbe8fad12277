import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentUser } from '#services/users/present-user.ts'
import { resetFactor } from '#services/users/reset-factor.ts'

export const resetSecondFactor = handle(
  'settings/users/reset-second-factor',
  Effect.fnUntraced(function* ({ userID }, caller) {
    return { user: yield* presentUser(yield* resetFactor(caller, userID)) }
  }),
)
