import { Effect } from 'effect'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { nameKey } from '@xd/core/domain/text/visible.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { isSuspended } from '#queries/company-state.ts'
import { countOneMore } from '#queries/rate-limits.ts'
import { findUserByName } from '#queries/users.ts'
import { auditAs } from '#services/audit.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { makeLink } from './account-link.ts'

/** Emails to one address: more would only fill a mailbox. */
const PER_NAME_AND_HOUR = 3

/** Emails a link to choose a new password, if there is such a user and they can sign in. */
export const mailReset = Effect.fnUntraced(function* (typed: string, ip: string, now: number) {
  const { write } = yield* Database
  const username = nameKey(typed)
  const limitKey = yield* limitKeyOf('forgot-password', username)
  yield* write(
    Effect.gen(function* () {
      if ((yield* countOneMore(limitKey, HOUR_MS, now)) > PER_NAME_AND_HOUR) return
      const user = yield* findUserByName(systemScope('sign-in'), username)
      if (user === undefined || user.userEnabled === 0) return
      const { companyID, userID, userPasswordHash } = user
      if (yield* isSuspended(companyID)) return
      // A user who has not accepted their invitation yet needs that instead.
      yield* makeLink(user, userPasswordHash === '' ? 'invite' : 'reset', now)
      const actor = { companyID, subjectUserID: userID, ip }
      yield* auditAs(actor, { at: now, action: 'password-forgotten', target: `user/${userID}` })
    }),
  )
})
