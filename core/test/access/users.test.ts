import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from '#domain/access/common-passwords.table.ts'
import { isOwner, mayChangeUser, mayGive, mayKeep, type Standing } from '#domain/access/manage-users.ts'
import { PASSWORD_ERRORS, PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from '#domain/access/password.ts'
import { PRESETS } from '#domain/access/permissions.ts'
import { userStatus } from '#domain/access/user-status.ts'
import { jsonTable } from '../table.ts'

interface PasswordCase {
  password: string
  /** `guessable` is left to the server's estimate. */
  problem: keyof typeof PASSWORD_ERRORS | 'guessable' | null
}

describe('passwords', () => {
  const names = ['priya.natarajan@goldenpledge.test', 'Priya Natarajan']
  test.each(jsonTable<PasswordCase[]>('access/passwords.json'))('$password: $problem', ({ password, problem }) =>
    expect(passwordProblem(password, names)).toBe(problem === 'guessable' ? null : problem && PASSWORD_ERRORS[problem]),
  )
  test('are not one’s own name in other letters', () => {
    expect(passwordProblem('RiverWalk2024', ['riverwalk2024'])).toBe(PASSWORD_ERRORS.name)
    expect(passwordProblem('riverwalk lane', [' RiverWalk Lane '])).toBe(PASSWORD_ERRORS.name)
    expect(passwordProblem('1234567890!', ['', '@goldenpledge.test'])).not.toBe(PASSWORD_ERRORS.name)
    expect(passwordProblem('Priya.Natarajan!', ['priya.natarajan@goldenpledge.test'])).toBe(PASSWORD_ERRORS.name)
  })
  test('have a maximum length', () => {
    const long = 'river walk '.repeat(PASSWORD_MAX)
    expect(passwordProblem(long.slice(0, 1_000))).toBeNull()
    expect(passwordProblem(long.slice(0, 1_001))).toBe(PASSWORD_ERRORS.long)
    expect(passwordProblem(long)).toBe(PASSWORD_ERRORS.long)
    expect(passwordProblem(`${'x '.repeat(40_000)}`)).toBe(PASSWORD_ERRORS.long)
  })
  test('the common ones are listed in compared form, once, and none is too short to matter', () => {
    expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length)
    for (const common of COMMON_PASSWORDS) {
      expect(common).toMatch(/^[a-z0-9]+$/)
      expect(common.length).toBeGreaterThanOrEqual(PASSWORD_MIN - 1)
    }
  })
})

const standing = (permissions: readonly string[], storeIDs: readonly number[] = [1], allStores = false): Standing => ({
  permissions,
  storeIDs,
  allStores,
})
const owner = standing(PRESETS.owner, [1, 2], true)

describe('who may change whom', () => {
  test.each([
    ['an owner, a clerk', owner, standing(PRESETS.clerk), true],
    ['an owner, an owner', owner, owner, true],
    ['a manager with users, an owner', standing([...PRESETS.manager, 'users']), standing(PRESETS.owner), false],
    ['someone of one store, someone of another', standing(PRESETS.owner, [1]), standing(PRESETS.clerk, [2]), false],
    ['someone of each store, someone of all', standing(PRESETS.owner, [1, 2]), standing([], [1, 2], true), false],
    ['someone with users, someone with refunds', standing(['users']), standing(['refunds']), false],
    ['someone with users, someone with users and refunds', standing(['users']), standing(['users', 'refunds']), false],
    ['someone of one store, someone of both', standing(['users'], [1]), standing(['users'], [1, 2]), false],
    ['someone of all, someone of all', standing(['users'], [1], true), standing(['users'], [1], true), true],
    ['two with the same', standing(['users']), standing(['users']), true],
  ])('%s: %#', (_, actor, user, may) => expect(mayChangeUser(actor, user, 'Dana').ok).toBe(may))

  test.each([
    ['what they have', owner, standing(['refunds'], [1, 2], true), undefined, true],
    ['a permission they lack', standing(['users']), standing(['refunds']), undefined, false],
    [
      'a permission they lack, which the user has',
      standing(['users']),
      standing(['refunds']),
      standing(['refunds']),
      true,
    ],
    ['a store they lack', standing(['users'], [1]), standing([], [2]), undefined, false],
    ['all stores, having two', standing(['users'], [1, 2]), standing([], [], true), undefined, false],
    ['a store the other has', standing(['users'], [1]), standing([], [1, 2]), standing([], [2]), true],
    ['all stores the other has', standing(['users'], [1]), standing([], [], true), standing([], [], true), true],
  ])('a user gives %s: %#', (_, actor, wanted, before, may) => expect(mayGive(actor, wanted, before).ok).toBe(may))

  test('a refusal names the user or permission it is about', () => {
    expect(mayChangeUser(standing(['users']), owner, 'Dana')).toMatchObject({
      reason: expect.stringMatching(/^Dana has .*\.$/) as string,
    })
    expect(mayGive(standing(['users']), standing(['refunds']))).toMatchObject({
      reason: expect.stringMatching(/^You can’t give a permission you don’t have: \w.*\.$/) as string,
    })
    for (const wanted of [standing([], [2]), standing([], [], true)])
      expect(mayGive(standing(['users'], [1]), wanted)).toEqual({
        ok: false,
        reason: 'You can only give access to stores you have.',
      })
  })

  test('nobody removes their own last access to managing users', () => {
    expect(mayKeep(owner, standing(['settings', 'users'], [], true), [owner]).ok).toBe(true)
    expect(mayKeep(owner, standing(['settings'], [], true), [owner]).ok).toBe(false)
    expect(mayKeep(owner, standing(['users'], [], true), [owner]).ok).toBe(false)
    expect(mayKeep(standing(['users']), standing(['users']), []).ok).toBe(true)
  })

  const less = PRESETS.owner.filter((name) => name !== 'support-log')
  test.each([
    ['a permission that another owner has', standing(less, [], true), [owner], true],
    ['a permission that no other owner has', standing(less, [], true), [standing(less, [1, 2])], false],
    ['a permission that one of the other owners has', standing(less, [], true), [standing(less, [1, 2]), owner], true],
    [
      'a store that one of the other owners has',
      standing(PRESETS.owner, [1]),
      [standing(PRESETS.owner, [1]), owner],
      true,
    ],
    ['a store that another owner has', standing(PRESETS.owner, [1]), [standing(PRESETS.owner, [2])], true],
    ['a store of someone at all stores', standing(PRESETS.owner, [1]), [standing(PRESETS.owner, [], true)], true],
    ['a store that no other owner has', standing(PRESETS.owner, [1]), [standing(PRESETS.owner, [1])], false],
    ['a store, alone', standing(PRESETS.owner, [1]), [], false],
    ['only the stores to come', standing(PRESETS.owner, [1, 2]), [], true],
    ['nothing', owner, [], true],
  ])('a user leaves themselves without %s: %#', (_, wanted, others, may) =>
    expect(mayKeep(owner, wanted, others).ok).toBe(may),
  )

  test('owners are users who can grant access again', () => {
    expect(isOwner(owner)).toBe(true)
    expect(isOwner(standing(PRESETS.manager))).toBe(false)
  })

  test.each([
    [true, true, 'active'],
    [true, false, 'invited'],
    [false, true, 'disabled'],
    [false, false, 'disabled'],
  ])('enabled %s with a password %s: %s', (enabled, hasPassword, status) =>
    expect(userStatus({ enabled, hasPassword })).toBe(status),
  )
})
