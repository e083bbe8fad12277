import { Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findCompany } from '#queries/companies.ts'
import { findUserByName } from '#queries/users.ts'

/** The user whom the server's operator helps by name, of whatever company. */
export const requireHelpedUser = Effect.fnUntraced(function* (tx: Tx, username: string) {
  const name = username.trim().toLowerCase()
  const user = yield* found(yield* tx.query((db) => findUserByName(db, systemScope('setup'), name)), 'user')
  const { companyName } = yield* tx.query((db) => findCompany(db, user.companyID))
  return { ...user, companyName }
})
