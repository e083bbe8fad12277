import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idleStart } from '#domain/message/idle-start.ts'
import { keywordLanguage, messageKeyword } from '#domain/message/keyword.ts'
import { keywordReply } from '#domain/message/keyword-replies.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { jsonTable } from '../table.ts'

const table =
  jsonTable<Record<'stop' | 'start' | 'startAfterOptOut' | 'help' | 'none', string[]>>('message/keywords.json')
const both = [{ optedOut: false }, { optedOut: true }]

describe.each(both)('keywords, opted out: $optedOut', (customer) => {
  test.each(table.stop)('"%s" opts out', (body) => expect(messageKeyword(body, customer)).toBe('stop'))
  test.each(table.start)('"%s" starts again', (body) => expect(messageKeyword(body, customer)).toBe('start'))
  test.each(table.help)('"%s" asks for help', (body) => expect(messageKeyword(body, customer)).toBe('help'))
  test.each(table.none)('"%s" is an ordinary message', (body) => expect(messageKeyword(body, customer)).toBeUndefined())
})

test.each(table.startAfterOptOut)('"%s" starts again only after an opt-out', (body) => {
  expect(messageKeyword(body, { optedOut: true })).toBe('start')
  expect(messageKeyword(body, { optedOut: false })).toBeUndefined()
})

test('case, surrounding space and closing punctuation never matter', () => {
  const upperOrLower = (word: string) =>
    fc
      .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
      .map((flips) => Array.from(word, (letter, at) => (flips[at] ? letter.toLowerCase() : letter)).join(''))
  const word = fc.constantFrom(...table.stop.filter((entry) => /^[A-Z ]+$/.test(entry))).chain(upperOrLower)
  const space = fc.constantFrom('', ' ', '\n', '\t ')
  fc.assert(
    fc.property(
      space,
      word,
      fc.constantFrom('', '.', '!', '!!', ' .', '?', ';)'),
      space,
      (before, body, end, after) => {
        expect(messageKeyword(before + body + end + after, { optedOut: false })).toBe('stop')
      },
    ),
  )
})

test('a START that changed nothing says which phone it must come from', () => {
  const customer = { custOptedOut: '2026-11-02T10:00:00Z', custPhone: '+12135550142' }
  const words = { messageChannel: 'sms', messageBody: 'Start', messageDate: '2026-11-02T10:05:00Z' } as const
  expect(idleStart(words, customer)).toContain('(213) 555-0142')
  for (const other of [
    { messageBody: 'HELP' },
    { messageChannel: 'email' },
    { messageDate: '2026-11-01T10:00:00Z' },
  ] as const)
    expect(idleStart({ ...words, ...other }, customer)).toBeUndefined()
  expect(idleStart(words, { ...customer, custOptedOut: null })).toBeUndefined()
})

describe('replies', () => {
  const store = { storeName: 'Golden Pledge Main St', storePhone: '(213) 555-0100' }

  test.each([
    ['STOP', 'en'],
    ['alto', 'es'],
    ['No más', 'es'],
    ['sí', 'es'],
    ['YES', 'en'],
    ['ayuda', 'es'],
    ['hello', 'en'],
  ])('"%s" is answered in %s', (body, language) => {
    expect(keywordLanguage(body)).toBe(language)
  })

  test.each(['stop', 'start', 'help'] as const)(
    '%s: names the store, in plain letters, in at most two segments',
    (keyword) => {
      for (const language of ['en', 'es'] as const) {
        const text = keywordReply(keyword, store, language)
        expect(text).toContain(store.storeName)
        expect(messageSegments(text).encoding).toBe('GSM-7')
        expect(messageSegments(text).segments).toBeLessThanOrEqual(keyword === 'stop' ? 1 : 2)
      }
    },
  )

  test('the opt-out confirmation says how to come back, help says which number to call', () => {
    expect(keywordReply('stop', store, 'en')).toContain('Reply START')
    expect(keywordReply('stop', store, 'es')).toContain('Responda ALTA o START')
    expect(keywordReply('help', store, 'en')).toContain('(213) 555-0100')
    expect(keywordReply('help', { storeName: 'Golden Pledge' }, 'es')).not.toContain('Llame')
  })
})
