import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { fail } from '#failure.ts'
import { auditAs } from '#services/audit.ts'
import { clearFactor } from '#services/second-factor/clear-factor.ts'
import { endSessions } from '#services/users/end-sessions.ts'
import { helpUser } from '#services/users/help-user.ts'

export const resetSecondFactor = handle('setup/reset-second-factor', (input, { ip }) =>
  helpUser(
    input,
    Effect.fnUntraced(function* (user, at) {
      const { companyID, companyName, userID, userNickname, userUsername } = user
      if (user.userSecondFactor === 0)
        return yield* fail('no_second_factor', { sentence: `${userUsername} has no second factor.` })
      yield* clearFactor(user, { at, ip })
      const sessions = yield* endSessions(userID)
      const [target, detail] = [`user/${userID}`, { user: userNickname, sessions, by: 'server' }]
      yield* auditAs({ companyID, ip }, { at, action: 'second-factor-reset', target, detail })
      return { username: userUsername, companyName }
    }),
  ),
)
