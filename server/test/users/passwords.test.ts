import { dictionary } from '@zxcvbn-ts/language-common'
import { Effect } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PASSWORD_ERRORS, PASSWORD_MAX, PASSWORD_MIN } from '@xd/core/domain/access/password.ts'
import { isGuessable } from '@xd/server/services/users/guessable.ts'
import { passwordProblem } from '@xd/server/services/users/password-problem.ts'
import { jsonTable } from '../table.ts'

interface PasswordCase {
  password: string
  problem: keyof typeof PASSWORD_ERRORS | 'guessable' | null
}

const KNOWN = { names: ['priya.natarajan@goldenpledge.test', 'Priya Natarajan'], places: ['Golden Pledge'] }
const problemOf = (password: string) => Effect.runPromise(passwordProblem(password, KNOWN))

describe('a chosen password', () => {
  test.each(jsonTable<PasswordCase[]>('access/passwords.json'))('$password: $problem', async ({ password, problem }) =>
    expect(await problemOf(password)).toBe(problem && PASSWORD_ERRORS[problem === 'guessable' ? 'common' : problem]),
  )

  const leaked = dictionary['passwords-common']!.map(String).filter((password) => password.length >= PASSWORD_MIN)
  test('every leaked one that is long enough is refused, in capitals too', async () => {
    expect(leaked.length).toBeGreaterThan(300)
    const taken = []
    for (const password of leaked)
      for (const typed of [password, password.toUpperCase()]) if (!(await isGuessable(typed, []))) taken.push(typed)
    expect(taken).toEqual([])
  })

  test('random ones are accepted, however long', async () => {
    const drawn = fc.array(fc.constantFrom(...'abcdefghijkmnpqrstuvwxyz23456789'), { minLength: 16, maxLength: 80 })
    await fc.assert(
      fc.asyncProperty(drawn, async (letters) => {
        fc.pre(new Set(letters).size > 8)
        expect(await problemOf(letters.join(''))).toBeNull()
      }),
      { numRuns: 30 },
    )
    expect(await problemOf('brass lanterns over eleven rivers '.repeat(20))).toBeNull()
    expect(await problemOf('brass lanterns '.repeat(PASSWORD_MAX))).toBe(PASSWORD_ERRORS.long)
  })
})
