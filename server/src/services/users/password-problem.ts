import { Effect } from 'effect'
import { PASSWORD_ERRORS, passwordProblem as rule } from '@xd/core/domain/access/password.ts'
import { findCompany } from '#queries/companies.ts'
import { isGuessable } from './guessable.ts'

const BETWEEN = /[^\p{L}\p{N}]+/u

interface Known {
  /** The user's own. */
  readonly names: readonly string[]
  /** The company's and its store's. */
  readonly places: readonly string[]
}

/** The problem with a chosen password, by the rule and by what has leaked elsewhere, or null. */
export const passwordProblem = Effect.fnUntraced(function* (password: string, { names, places }: Known) {
  const problem = rule(password, names)
  if (problem !== null) return problem
  const words = [...names, ...places].flatMap((name) => {
    const pieces = name.split(BETWEEN).filter((piece) => piece !== '')
    return [pieces.join(''), ...pieces]
  })
  return (yield* Effect.promise(() => isGuessable(password, words))) ? PASSWORD_ERRORS.common : null
})

interface User {
  readonly companyID: number
  readonly userUsername: string
  readonly userNickname: string
}

export const userPasswordProblem = Effect.fnUntraced(function* (password: string, user: User) {
  const { companyName } = yield* findCompany(user.companyID)
  return yield* passwordProblem(password, { names: [user.userUsername, user.userNickname], places: [companyName] })
})
