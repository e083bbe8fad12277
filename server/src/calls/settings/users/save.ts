import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { linkFor } from '#services/users/account-link.ts'
import { presentUser } from '#services/users/present-user.ts'
import { saveUser } from '#services/users/save-user.ts'

export const save = handle(
  'settings/users/save',
  Effect.fnUntraced(function* ({ user: wanted, expectedVersion }, caller) {
    const { user, inviteURL, approval } = yield* saveUser(caller, wanted, expectedVersion)
    const shown = yield* presentUser(user)
    if (approval === undefined) return { user: shown, ...linkFor(caller, inviteURL) }
    // A waiting invitation is not in the database.
    const { userAllowedStoreIDs } = typeof wanted.userID === 'number' ? shown : wanted
    return { user: { ...shown, userAllowedStoreIDs }, approval }
  }),
)
