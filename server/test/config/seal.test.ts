import { expect, test } from 'vitest'
import { isSealedBy, seal, unseal } from '@xd/server/services/secrets/seal.ts'

const [OLD, NEW] = ['an older secret key of a server', 'a newer secret key of a server']
const sealed = seal('pin 1234, ñ', OLD, '2/account')
const changed = (part: number) =>
  sealed
    .split('.')
    .map((text, i) => (i === part ? `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}` : text))
    .join('.')

test.each<readonly [string, string, readonly string[], string, string | undefined]>([
  ['with its key', sealed, [OLD], '2/account', 'pin 1234, ñ'],
  ['with its key among others', sealed, [NEW, OLD], '2/account', 'pin 1234, ñ'],
  ['with another key', sealed, [NEW], '2/account', undefined],
  ['without any key', sealed, [], '2/account', undefined],
  ['at another place', sealed, [OLD], '3/account', undefined],
  ['of another version', sealed.replace(/^s1/, 's2'), [OLD], '2/account', undefined],
  ['with another nonce', changed(2), [OLD], '2/account', undefined],
  ['with other contents', changed(3), [OLD], '2/account', undefined],
  ['with another tag', changed(4), [OLD], '2/account', undefined],
  ['without its tag', sealed.split('.').slice(0, 4).join('.'), [OLD], '2/account', undefined],
  ['that is empty', '', [OLD], '2/account', undefined],
])('a sealed value %s', (_, text, keys, place, opened) => {
  expect(unseal(text, keys, place)).toBe(opened)
})

test('sealing twice gives two values, both under the newest key', () => {
  const again = seal('pin 1234, ñ', OLD, '2/account')
  expect(again).not.toBe(sealed)
  expect(sealed).not.toContain('1234')
  expect([isSealedBy(again, OLD), isSealedBy(again, NEW), isSealedBy('', OLD)]).toEqual([true, false, false])
})
