import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { fail } from '#failure.ts'
import { auditAs } from '#services/audit.ts'
import { LINK_LASTS_MS, makeLink } from '#services/users/account-link.ts'
import { helpUser } from '#services/users/help-user.ts'

export const resetPassword = handle('setup/reset-password', (input, { ip }) =>
  helpUser(
    input,
    Effect.fnUntraced(function* (user, at) {
      const { companyID, companyName, userID, userUsername } = user
      if (user.userEnabled === 0)
        return yield* fail('not_allowed', { sentence: `${userUsername} is disabled: an owner can enable them.` })
      // A user who has not accepted their invitation yet needs that.
      const kind = user.userPasswordHash === '' ? 'invite' : 'reset'
      const resetURL = yield* makeLink(user, kind, at)
      const [target, detail] = [`user/${userID}`, { by: 'server' }]
      yield* auditAs({ companyID, ip }, { at, action: 'password-link', target, detail })
      return { username: userUsername, companyName, resetURL, expiresAt: at + LINK_LASTS_MS[kind] }
    }),
  ),
)
