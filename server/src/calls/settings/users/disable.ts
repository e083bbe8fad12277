import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { disableUser } from '#services/users/disable-user.ts'
import { presentUser } from '#services/users/present-user.ts'

export const disable = handle(
  'settings/users/disable',
  Effect.fnUntraced(function* ({ userID, disabled }, caller) {
    const { user, approval } = yield* disableUser(caller, userID, disabled ?? true)
    return { user: yield* presentUser(user), ...(approval && { approval }) }
  }),
)
