import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedText, panelText } from '#domain/bubble/panel-text.ts'
import { codeIn, proofCode, proofText } from '#domain/bubble/proof.ts'
import {
  answersGo,
  type Chat,
  CHAT_LASTS_MS,
  chatState,
  chatToAnswer,
  isVisitorThere,
  NEWS_WAIT_MS,
} from '#domain/bubble/session.ts'
import { visitorName } from '#domain/bubble/visitor-name.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'
import { sideBySide } from '../bilingual.ts'
import { csvTable, jsonTable } from '../table.ts'

describe('the words of the panel', () => {
  const sameWord = ['title']

  test.each(sideBySide(panelText('en'), panelText('es')))('give $path in both languages', ({ path, en, es }) => {
    expect(en).toMatch(/\p{L}/u)
    expect(es).toMatch(/\p{L}/u)
    if (!sameWord.includes(path)) expect(es).not.toBe(en)
  })

  test('offer the other language by its own name', () => {
    expect([panelText('en').otherLanguage, panelText('es').otherLanguage]).toEqual(['Español', 'English'])
  })

  const zone = 'America/Los_Angeles'
  // A Friday, early.
  const now = Date.parse('2026-11-27T06:30-08:00')
  test.each([
    ['2026-11-27T10:00-08:00', 'Closed. Opens today at 10 AM.', 'Cerrado. Abre hoy a las 10:00 a.m.'],
    ['2026-11-28T09:30-08:00', 'Closed. Opens tomorrow at 9:30 AM.', 'Cerrado. Abre mañana a las 9:30 a.m.'],
    [
      '2026-11-30T13:00-08:00',
      'Closed. Opens Monday, November 30 at 1 PM.',
      /^Cerrado\. Abre el lunes,? 30 de noviembre a la 1:00 p\.m\.$/,
    ],
    [undefined, 'Closed.', 'Cerrado.'],
  ])('say when the store opens: %s', (opens, en, es) => {
    expect(closedText(opens === undefined ? undefined : Date.parse(opens), now, zone, 'en')).toBe(en)
    expect(
      closedText(opens === undefined ? undefined : Date.parse(opens), now, zone, 'es').replace(/\.\sm\./, '.m.'),
    ).toMatch(es)
  })
})

describe('a chat', () => {
  const now = Date.parse('2026-11-20T20:00:00Z')
  const at = (minutesAgo: string): number | null => (minutesAgo === '' ? null : now - Number(minutesAgo) * MINUTE_MS)

  test.each(csvTable<'chat' | 'proved' | 'moved' | 'ends' | 'seen' | 'state' | 'answers'>('bubble/chats.csv'))(
    '$chat is $state, and answers go to: $answers',
    ({ proved, moved, ends, seen, state, answers }) => {
      const chat = {
        provedAt: at(proved),
        movedAt: at(moved),
        endsAt: now + Number(ends) * MINUTE_MS,
        seenAt: at(seen)!,
      }
      expect(chatState(chat, now)).toBe(state)
      expect(answersGo(chat, now)).toBe(answers)
    },
  )

  test('still has its visitor after a whole wait for news, and one more that was lost', () => {
    expect(isVisitorThere({ seenAt: now - 2 * NEWS_WAIT_MS }, now)).toBe(true)
  })

  test('lasts a day after its last message', () => expect(CHAT_LASTS_MS).toBe(24 * HOUR_MS))

  test('an answer goes to the newest proved one that is not over, else to the newest', () => {
    const [first, second] = [1, 2].map((provedAt) => ({ provedAt, movedAt: null, endsAt: now + 1 })) as [Chat, Chat]
    const [over, unproved] = [
      { ...second, endsAt: now },
      { ...second, provedAt: null },
    ]
    expect(chatToAnswer([first, second, unproved], now)).toBe(second)
    expect(chatToAnswer([first, over, unproved], now)).toBe(first)
    const newest = { ...unproved }
    expect(chatToAnswer([over, unproved, newest], now)).toBe(newest)
    expect(chatToAnswer([over], now)).toBeUndefined()
  })

  test('a visitor is there until their panel has been quiet for a minute', () => {
    expect(isVisitorThere({ seenAt: now - MINUTE_MS + 1 }, now)).toBe(true)
    expect(isVisitorThere({ seenAt: now - MINUTE_MS }, now)).toBe(false)
  })
})

describe('the proof that a phone is the visitor’s', () => {
  test.each(jsonTable<[string, string | null][]>('bubble/proofs.json'))('"%s" has the code %s', (body, code) =>
    expect(codeIn(body) ?? null).toBe(code),
  )

  test('a code is four digits, any of them, and found in its answer', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 4 }), (lots) => {
        const code = proofCode(() => lots.shift() ?? 0)
        expect(code).toMatch(/^\d{4}$/)
        expect(codeIn(`Code: ${code}.`)).toBe(code)
      }),
    )
    expect([0, 0.5, 0.99].map((lot) => proofCode(() => lot))).toEqual(['0000', '5555', '9999'])
  })

  test.each(['en', 'es'] as const)(
    'is requested in one segment in %s, with the store’s name and the opt-out',
    (language) => {
      const name = 'Golden Pledge Jewelry & Loan, Main Street'.slice(0, 40)
      const text = proofText(name, language)
      expect(messageSegments(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 })
      expect(text.startsWith(`${name}: `)).toBe(true)
      expect(text).toMatch(language === 'en' ? /4 digits.*STOP/ : /4 cifras.*ALTO/)
    },
  )
})

describe('a visitor’s name', () => {
  test.each([
    ['Ann Lee', 'Ann', 'Lee'],
    ['Ann', 'Ann', ''],
    ['  Ann  Marie\tLee ', 'Ann Marie', 'Lee'],
    ['', '', ''],
  ])('"%s" is "%s" and "%s"', (typed, custFirstName, custLastName) =>
    expect(visitorName(typed)).toEqual({ custFirstName, custLastName }),
  )
})
