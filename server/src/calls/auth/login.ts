import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { insertAudit } from '#queries/audit.ts'
import { countInWindow, countOneMore, forgetCount } from '#queries/rate-limits.ts'
import { insertSession } from '#queries/sessions.ts'
import { findUserByName, setLastLogin } from '#queries/users.ts'
import { verifyPassword } from '#services/password.ts'
import { hashToken, newToken, SESSION_MS } from '#services/session.ts'

const FAILURES_ALLOWED = 10
const WINDOW_MS = 15 * 60 * 1000

const scope = systemScope('sign-in')

export const login = handle(
  'auth/login',
  Effect.fnUntraced(function* (input, visitor) {
    const { read, write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const username = input.username.trim().toLowerCase()
    const limitKey = `login/${username}/${visitor.ip}`
    if ((yield* read((db) => countInWindow(db, limitKey, WINDOW_MS, now))) >= FAILURES_ALLOWED)
      return yield* fail('too_many', { sentence: 'Too many wrong passwords. Please wait 15 minutes.' })

    const user = yield* read((db) => findUserByName(db, scope, username))
    const known = user?.userEnabled === 1 ? user : undefined
    if (
      !(yield* Effect.promise(() => verifyPassword(known?.userPasswordHash, input.password))) ||
      known === undefined
    ) {
      yield* write((tx) => tx.query((db) => countOneMore(db, limitKey, WINDOW_MS, now)))
      return yield* fail('invalid_credentials')
    }

    const token = newToken()
    const expiresAt = now + SESSION_MS
    const { companyID, userID } = known
    yield* write((tx) =>
      tx.query(async (db) => {
        await forgetCount(db, limitKey)
        await setLastLogin(db, userID, now)
        await insertSession(db, {
          tokenHash: hashToken(token),
          companyID,
          userID,
          createdAt: now,
          expiresAt,
          ip: visitor.ip,
          userAgent: visitor.userAgent.slice(0, 400),
        })
        await insertAudit(db, {
          companyID,
          at: now,
          actorUserID: userID,
          subjectUserID: userID,
          action: 'login',
          ip: visitor.ip,
        })
      }),
    )
    if (input.bearer === true) return { token }
    visitor.cookie.set(token, expiresAt)
    return {}
  }),
)
