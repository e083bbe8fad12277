import { shortUsername } from '@xd/core/domain/access/employees.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { foldName } from '@xd/core/domain/customer/search-text.ts'
import { nameKey } from '@xd/core/domain/text/visible.ts'
import { Effect } from 'effect'
import { passwordProblem } from './password-problem.ts'

const COLOR = '#1b6b3a'

interface Named {
  readonly username: string
  readonly password: string
  /** Words that the password must not consist of, besides the username. */
  readonly places: readonly string[]
}

/** The faults in the name and password that the operator chooses for a company's first user. */
export const firstUserProblems = Effect.fnUntraced(function* ({ username, password, places }: Named) {
  const weak = yield* passwordProblem(password, { names: [username], places })
  return {
    ...(!/^\S+@\S+\.\S+$/.test(username) && { username: 'An email address' }),
    ...(weak !== null && { password: weak }),
  }
})

/** The user who can invite all others. */
export const firstUser = (username: string, userPasswordHash: string) => {
  const userNickname = shortUsername(username.trim())
  return {
    userUsername: nameKey(username),
    userPasswordHash,
    userNickname,
    userFold: foldName(userNickname),
    userColor: COLOR,
    userPermissions: JSON.stringify(PRESETS.owner),
    userAllStores: 1 as const,
  }
}
