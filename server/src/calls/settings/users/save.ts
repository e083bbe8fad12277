import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { linkFor } from '#services/users/account-link.ts'
import { presentUser } from '#services/users/present-user.ts'
import { saveUser } from '#services/users/save-user.ts'

export const save = handle(
  'settings/users/save',
  Effect.fnUntraced(function* ({ user: wanted, expectedVersion }, caller) {
    const { user, inviteURL } = yield* saveUser(caller, wanted, expectedVersion)
    return { user: yield* presentUser(user), ...linkFor(caller, inviteURL) }
  }),
)
