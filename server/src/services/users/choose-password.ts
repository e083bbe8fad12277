import { Effect } from 'effect'
import type { AccountLink } from '@xd/core/domain/access/account-email.ts'
import type { Visitor } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail, invalid } from '#failure.ts'
import { isSuspended } from '#queries/company-state.ts'
import { updateUser } from '#queries/managed-users.ts'
import { deleteLinks, findLinkUser, takeLink } from '#queries/user-links.ts'
import { auditAs } from '#services/audit.ts'
import { notify } from '#services/notify-user.ts'
import { hashPassword } from '#services/password.ts'
import { hashToken } from '#services/session.ts'
import { type Given, proveFactor } from '#services/second-factor/prove-factor.ts'
import { startSession } from '#services/start-session.ts'
import { endSessions } from './end-sessions.ts'
import { noteSignIn } from './note-sign-in.ts'
import { userPasswordProblem } from './password-problem.ts'

const scope = systemScope('sign-in')
const ACTIONS = { invite: 'invite-accept', reset: 'password-reset' } as const satisfies Record<AccountLink, string>

interface Chosen {
  readonly kind: AccountLink
  readonly token: string
  readonly password: string
  readonly bearer: boolean | null | undefined
  /** The second factor, if the user has one. Access to their email alone is not enough. */
  readonly given?: Given
}

/** Sets the password a link's holder has chosen, and signs them in. The link works once. */
export const choosePassword = Effect.fnUntraced(function* (
  visitor: Visitor,
  { kind, token, password, bearer, given = {} }: Chosen,
  now: number,
) {
  const { write } = yield* Database
  const tokenHash = hashToken(token)
  const user = yield* findLinkUser(scope, { tokenHash, kind, now })
  if (user === undefined) return yield* fail('link_over')
  // The link stays valid: it works again as soon as the suspension ends.
  if (yield* isSuspended(user.companyID)) return yield* fail('company_suspended')
  const problem = yield* userPasswordProblem(password, user)
  if (problem !== null) return yield* invalid({ password: problem })
  const use =
    user.userSecondFactor === 0
      ? undefined
      : yield* proveFactor(user, given, { purpose: 'sign-in', ip: visitor.ip, now })
  const userPasswordHash = yield* Effect.promise(() => hashPassword(password))
  return yield* write(
    Effect.gen(function* () {
      const { companyID, userID } = user
      if (!(yield* takeLink(scope, tokenHash))) return yield* fail('link_over')
      if (use) yield* use
      const company = { companyID, storeIDs: [] }
      const { userEnabled } = yield* updateUser(company, userID, { userPasswordHash })
      // The user was disabled at this very moment.
      if (userEnabled === 0) return yield* fail('link_over')
      yield* deleteLinks(company, userID, ['invite', 'reset'])
      yield* endSessions(userID)
      if (kind === 'reset')
        yield* notify(user, { about: 'password-changed', at: now, ip: visitor.ip, userAgent: visitor.userAgent })
      const actor = { companyID, actorUserID: userID, subjectUserID: userID, ip: visitor.ip }
      yield* auditAs(actor, {
        at: now,
        action: ACTIONS[kind],
        target: `user/${userID}`,
        detail: { user: user.userNickname },
      })
      yield* emit('reload_employees', {}, { companyID })
      const device = yield* noteSignIn(user, visitor, { bearer, now })
      return { ...(yield* startSession(user, visitor, now)), device }
    }),
  )
})
