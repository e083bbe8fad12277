import { Clock, Effect } from 'effect'
import { nameKey } from '@xd/core/domain/text/visible.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { findCompany } from '#queries/companies.ts'
import { findUserByName } from '#queries/users.ts'
import { requireSecretKey } from '#services/require-secret-key.ts'

const userByName = Effect.fnUntraced(function* (username: string) {
  const name = nameKey(username)
  const user = yield* findUserByName(systemScope('setup'), name)
  if (!user) return yield* fail('not_found', { sentence: 'No user has this email address.' })
  const { companyName } = yield* findCompany(user.companyID)
  return { ...user, companyName }
})

export type HelpedUser = Effect.Success<ReturnType<typeof userByName>>

/** Lets the server's operator, who has its secret key, help a user of any company whom nobody else can help. */
export const helpUser = <A, E, R>(
  { secret, username }: { readonly secret: string; readonly username: string },
  help: (user: HelpedUser, at: number) => Effect.Effect<A, E, R>,
) =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    yield* requireSecretKey(secret)
    return yield* write(Effect.flatMap(userByName(username), (user) => help(user, at)))
  })
