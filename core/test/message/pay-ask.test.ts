import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageKeyword } from '#domain/message/keyword.ts'
import { answersPayAsk, payAsk } from '#domain/message/pay-ask.ts'
import { PAY_WORDS } from '#domain/message/pay-ask.table.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { jsonTable } from '../table.ts'

const table = jsonTable<{ asks: [body: string, language: string, tickets?: string][]; ordinary: string[] }>(
  'message/pay-asks.json',
)

test.each(table.asks)('"%s" asks to pay', (body, language, tickets) => {
  expect(payAsk(body)).toEqual({ language, tickets: tickets?.split(' ') ?? [] })
})

test.each(table.ordinary)('"%s" is an ordinary text', (body) => expect(payAsk(body)).toBeUndefined())

test('no ask is a keyword, and no keyword an ask', () => {
  const taken = table.asks.filter(([body]) => [true, false].some((optedOut) => messageKeyword(body, { optedOut })))
  expect(taken).toEqual([])
})

const phrases = LANGUAGES.flatMap((language) => {
  const { leads, deeds, owed, ways } = PAY_WORDS[language]
  return leads.flatMap((lead) => deeds.map((deed) => ({ language, ask: `${lead} ${deed}`, owed, ways })))
})

test('every lead with every deed asks, in any case and with any end', () => {
  const mixed = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((flips) => Array.from(text, (letter, at) => (flips[at] ? letter.toUpperCase() : letter)).join(''))
  const ends = fc.constantFrom('', '?', '.', ' !!', ' 🙏', '\n')
  for (const { language, ask } of phrases) expect([ask, payAsk(ask)?.language]).toEqual([ask, language])
  fc.assert(
    fc.property(
      fc
        .constantFrom(...phrases)
        .chain(({ ask, owed, ways }) =>
          fc
            .tuple(fc.constantFrom('', ...owed), fc.constantFrom('', ...ways), ends)
            .chain(([what, way, end]) => mixed([ask, what, way].filter(Boolean).join(' ') + end)),
        ),
      (body) => {
        expect(payAsk(body)).toBeDefined()
      },
    ),
  )
})

test('a long text is for people, whatever its words', () => {
  expect(payAsk(`${'please '.repeat(16)}pay`)).toBeDefined()
  expect(payAsk(`${'please '.repeat(17)}pay`)).toBeUndefined()
})

test('a word that it does not know makes any ask an ordinary text', () => {
  const strange = fc.constantFrom(
    'friday',
    'half',
    'not',
    'wrong',
    'viernes',
    'mitad',
    'no',
    'pero',
    'but',
    '$50',
    '3rd',
  )
  fc.assert(
    fc.property(fc.constantFrom(...table.asks), strange, fc.boolean(), ([body], word, isFirst) => {
      fc.pre(!body.includes('\n'))
      expect(payAsk(isFirst ? `${word} ${body}` : `${body} ${word}`)).toBeUndefined()
    }),
  )
})

describe('the answer', () => {
  const now = Date.parse('2026-11-28T18:00:00Z')
  const asked = {
    writtenAt: now - 60_000,
    day: '2026-11-28',
    lastAnsweredOn: null,
    selfEnabled: true,
    isBookFresh: true,
    isSilenced: false,
  }
  test.each([
    [{}, true],
    [{ lastAnsweredOn: '2026-11-27' }, true],
    [{ lastAnsweredOn: '2026-11-28' }, false],
    [{ selfEnabled: false }, false],
    [{ isBookFresh: false }, false],
    [{ isSilenced: true }, false],
    [{ writtenAt: now - 15 * 60_000 }, true],
    [{ writtenAt: now - 15 * 60_000 - 1 }, false],
  ])('is the link when %j: %s', (change, answered) =>
    expect(answersPayAsk({ ...asked, ...change }, now)).toBe(answered),
  )
})
