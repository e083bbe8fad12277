import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/modules.generated.ts'
import { keyMayCall } from '#contract/key-calls.ts'
import {
  apiKeyState,
  KEY_BYTES,
  looksLikeApiKey,
  makeApiKey,
  modeOfApiKey,
  permissionsOfKey,
  storesOfKey,
} from '#domain/access/api-key.ts'
import { jsonTable } from '../table.ts'

const bytes = fc.uint8Array({ minLength: KEY_BYTES, maxLength: KEY_BYTES })
const NEXT: Record<string, string> = { '0': '1', A: 'B', a: 'b' }
const other = (character: string) => NEXT[character] ?? (character === 'Z' ? 'Y' : '0')

describe('a key', () => {
  test('says where it belongs, whatever its bytes', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom('live' as const, 'demo' as const), (random, mode) => {
        const key = makeApiKey(mode, random)
        expect(key).toMatch(/^xd_(live|demo)_[0-9A-Za-z]{49}$/)
        expect(looksLikeApiKey(key)).toBe(true)
        expect(modeOfApiKey(key)).toBe(mode)
      }),
    )
  })

  test.each(['', 'xd_live_', 'xd_test_abc', 'a session’s token', '0'.repeat(49)])('is nothing like "%s"', (token) =>
    expect(modeOfApiKey(token)).toBeUndefined(),
  )

  test('differs for different bytes', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, two) => {
        fc.pre(one.join() !== two.join())
        expect(makeApiKey('live', one)).not.toBe(makeApiKey('live', two))
      }),
    )
  })

  test('with one wrong or missing character, or two swapped, is recognized as mistyped', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (random, at) => {
        const key = makeApiKey('demo', random)
        const place = 8 + (at % (key.length - 8))
        const wrong = key.slice(0, place) + other(key[place]!) + key.slice(place + 1)
        expect(modeOfApiKey(wrong)).toBeUndefined()
        expect(modeOfApiKey(key.slice(0, place) + key.slice(place + 1))).toBeUndefined()
        const [one, two] = [key[place], key[place + 1]]
        if (two !== undefined && one !== two)
          expect(modeOfApiKey(key.slice(0, place) + two + one + key.slice(place + 2))).toBeUndefined()
        expect(modeOfApiKey(key.replace('xd_demo_', 'xd_live_'))).toBeUndefined()
      }),
    )
  })

  test('is not mistaken for a session’s token', () => expect(looksLikeApiKey('f3QpKx-_xd_live_abc')).toBe(false))
})

describe('a key’s permissions', () => {
  const some = fc.subarray(['customers', 'messages', 'users', 'api-keys', 'settings'])
  test('never exceed its maker’s current ones, and never allow making keys or users', () => {
    fc.assert(
      fc.property(some, some, fc.boolean(), (given, held, enabled) => {
        const may = permissionsOfKey({ permissions: given, storeIDs: null }, { enabled, permissions: held })
        for (const one of may) expect(given.includes(one) && held.includes(one) && enabled).toBe(true)
        expect(may).not.toContain('users')
        expect(may).not.toContain('api-keys')
      }),
    )
  })

  test('end at its maker’s stores', () => {
    expect(storesOfKey({ permissions: [], storeIDs: null }, [1, 2])).toEqual([1, 2])
    expect(storesOfKey({ permissions: [], storeIDs: [2, 3] }, [1, 2])).toEqual([2])
    expect(storesOfKey({ permissions: [], storeIDs: [] }, [1, 2])).toEqual([])
  })

  interface State {
    what: string
    given: string[]
    maker: { enabled: boolean; permissions: string[] }
    expiresIn: number
    revoked?: boolean
    state: string
  }
  test.each(jsonTable<State[]>('access/api-key-states.json'))(
    '$what: $state',
    ({ given, maker, expiresIn, revoked, state }) => {
      const key = {
        expiresAt: 1000 + expiresIn,
        revokedAt: revoked ? 1 : null,
        grant: { permissions: given, storeIDs: null },
      }
      expect(apiKeyState(key, maker, 1000)).toBe(state)
    },
  )
})

describe('calls allowed with a key', () => {
  const names = Object.keys(calls) as CallName[]
  /**
   * Besides `auth/`, calls about the user's own account that any user may make. A new one is added here, or to the
   * plain reads.
   */
  const PERSONAL = jsonTable<CallName[]>('access/calls-of-a-person.json')

  test('every allowed call that any user may make is a plain read, or a person’s own', () => {
    const refused = names.filter((name) => calls[name].access === 'session' && !keyMayCall(name))
    const undecided = refused.filter((name) => !name.startsWith('auth/'))
    expect(undecided.sort()).toEqual([...PERSONAL].sort())
  })

  test('none of those reads writes', () => {
    for (const name of names)
      if (calls[name].access === 'session' && keyMayCall(name)) expect([name, calls[name].kind]).toEqual([name, 'read'])
  })

  test('nothing about accounts, keys, support or confirmations', () => {
    for (const name of names) {
      const { access, stepUp, ownSession, kind } = calls[name]
      const closed =
        stepUp ||
        ownSession ||
        access === 'support' ||
        access === 'api-keys' ||
        (access === 'users' && kind === 'write') ||
        (name.startsWith('auth/') && access !== 'anyone') ||
        name.startsWith('settings/api-keys/')
      if (closed) expect([name, keyMayCall(name)]).toEqual([name, false])
    }
  })

  test('the everyday work of a shop', () => {
    for (const name of [
      'customers/list',
      'customers/save',
      'customers/conversation/messages/send',
      'payments/send',
      'tickets/list',
      'stores/list',
      'settings/users/list',
    ] as const)
      expect([name, keyMayCall(name)]).toEqual([name, true])
  })
})

test('a key that was made before stays one', () => {
  const random = Uint8Array.from({ length: 32 }, (_, place) => place + 1)
  const key = 'xd_live_0Eoh211G4c8wtVWM00my5rsNSFlKgaWqQ4mb8gdEqno1Z3Z5M'
  expect(makeApiKey('live', random)).toBe(key)
  expect(modeOfApiKey(key)).toBe('live')
})
