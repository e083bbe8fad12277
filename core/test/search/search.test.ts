import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { type Digits, isPhoneLike, readDigits } from '#domain/search/digits.ts'
import { excerptOf } from '#domain/search/excerpt.ts'
import { marksIn } from '#domain/search/marks.ts'
import { beginWords } from '#domain/search/word-starts.ts'
import { jsonTable } from '../table.ts'

interface Cases {
  readonly read: readonly (readonly [string, Digits])[]
  readonly words: readonly string[]
  readonly phones: readonly (readonly [string, string, 'end' | 'beginning' | null])[]
}
const { read, words, phones } = jsonTable<Cases>('search/digits.json')

describe('digits', () => {
  test.each(read)('%s may mean %j', (text, meant) => expect(readDigits(text)).toEqual(meant))
  test.each(words)('"%s" is not a number', (text) => expect(readDigits(text)).toBeUndefined())
  test.each(phones)('of %s, %s is the %s', (phone, digits, part) =>
    expect(isPhoneLike(phone, digits) ?? null).toBe(part),
  )
})

describe('highlighted matches', () => {
  const marked = (text: string, typed: string): string => {
    let [shown, end] = ['', 0]
    for (const [from, to] of marksIn(text, typed)) {
      shown += `${text.slice(end, from)}[${text.slice(from, to)}]`
      end = to
    }
    return shown + text.slice(end)
  }
  test.each(jsonTable<[string, string, string][]>('search/marks.json'))('in "%s" for "%s"', (text, typed, shown) =>
    expect(marked(text, typed)).toBe(shown),
  )

  test('are within the text, in order', () => {
    const any = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[$#+(). ,0-9-]*$/))
    fc.assert(
      fc.property(any, any, (text, typed) => {
        let end = -1
        for (const [from, to] of marksIn(text, typed)) {
          expect(from).toBeGreaterThan(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

test.each(jsonTable<[string, string, string][]>('search/excerpts.json'))(
  'shorten "%s" around "%s" to "%s"',
  (text, typed, shown) => expect(excerptOf(text, typed)).toBe(shown),
)

test.each(jsonTable<[string, string[], boolean][]>('search/word-starts.json'))(
  '"%s" has words that begin with %j: %s',
  (text, terms, begins) => expect(beginWords(text, terms)).toBe(begins),
)
