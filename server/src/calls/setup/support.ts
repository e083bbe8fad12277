import { Clock, Effect } from 'effect'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, invalid } from '#failure.ts'
import { lockSupportCompany } from '#queries/first-company.ts'
import { insertUser } from '#queries/managed-users.ts'
import { auditAs } from '#services/audit.ts'
import { hashPassword } from '#services/password.ts'
import { requireSecretKey } from '#services/require-secret-key.ts'
import { firstUser, firstUserProblems } from '#services/users/first-user.ts'

const scope = systemScope('setup')
const taken = invalid({ username: 'Another user has this email address' })

/** Anyone with the server's secret key can make the first user of XD Support, who then invites the others. */
export const support = handle(
  'setup/support',
  Effect.fnUntraced(function* ({ secret, username, password }, { ip }) {
    const { write } = yield* Database
    yield* requireSecretKey(secret)
    const fields = yield* firstUserProblems({ username, password, places: ['XD Support'] })
    if (Object.keys(fields).length > 0) return yield* invalid(fields)
    const at = yield* Clock.currentTimeMillis
    const wanted = firstUser(username, yield* Effect.promise(() => hashPassword(password)))
    return yield* write(
      Effect.gen(function* () {
        const company = yield* lockSupportCompany(scope)
        if (company === undefined)
          return yield* fail('not_found', {
            sentence: 'This server has no company yet. xd setup creates the first one.',
          })
        if (company.hasUser)
          return yield* fail('already_set_up', {
            sentence: 'XD Support already has a user. They invite others in the Control Panel, under Users.',
          })
        const { userID, userUsername, userNickname } = yield* insertUser({
          ...wanted,
          companyID: SUPPORT_COMPANY_ID,
          userIsXDACCT: 1,
          userLastLogin: null,
        })
        yield* auditAs(
          { companyID: SUPPORT_COMPANY_ID, ip },
          { at, action: 'support-create', target: `user/${userID}`, detail: { user: userNickname, by: 'server' } },
        )
        return { username: userUsername }
      }).pipe(orWhenTaken(taken)),
    )
  }),
)
