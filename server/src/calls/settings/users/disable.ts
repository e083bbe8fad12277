import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { disableUser } from '#services/users/disable-user.ts'
import { presentUser } from '#services/users/present-user.ts'

export const disable = handle(
  'settings/users/disable',
  Effect.fnUntraced(function* ({ userID, disabled }, caller) {
    return { user: yield* presentUser(yield* disableUser(caller, userID, disabled ?? true)) }
  }),
)
