import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentUser } from '#services/users/present-user.ts'
import { signOutUser } from '#services/users/sign-out-user.ts'

export const signOut = handle(
  'settings/users/sign-out',
  Effect.fnUntraced(function* ({ userID }, caller) {
    return { user: yield* presentUser(yield* signOutUser(caller, userID)) }
  }),
)
