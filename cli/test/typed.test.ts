import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typed } from '../src/screens/typed.ts'

describe('typed keys', () => {
  test.each([
    ['one key', 'Helo', '\u007f', 'Hel'],
    ['several Backspaces in one read', 'Hello wrold', '\u007f\u007f\u007f\u007f', 'Hello w'],
    ['letters and Backspaces in one read', 'a', 'bcd\u007f\u007fx\b\by', 'ay'],
    ['more Backspaces than letters', 'ab', '\u007f\u007f\u007fc', 'c'],
    ['pasted lines', 'See ', 'you\r\nsoon.\n', 'See you soon. '],
    ['control characters', 'a', '\u0007b\u0000\tc', 'abc'],
    ['a sign of two code units', 'ok 👍', '\u007f', 'ok '],
  ])('%s', (_, before, input, after) => expect(typed(before, input)).toBe(after))

  test('give the same text regardless of how the line splits them', () => {
    const keys = fc.array(fc.constantFrom('a', 'é', '👍', ' ', '\u007f', '\b'), { maxLength: 40 })
    fc.assert(
      fc.property(keys, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (given, sizes) => {
        let pieces = ''
        for (let rest = given; rest.length > 0;) {
          const size = sizes.next().value as number
          pieces = typed(pieces, rest.slice(0, size).join(''))
          rest = rest.slice(size)
        }
        expect(pieces).toBe(given.reduce((text, key) => typed(text, key), ''))
      }),
    )
  })
})
