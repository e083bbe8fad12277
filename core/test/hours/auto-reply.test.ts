import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  autoReplyDue,
  autoReplyTemplate,
  autoReplyText,
  closedPeriodKey,
  DEFAULT_AUTO_REPLIES,
} from '#domain/hours/auto-reply.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { jsonTable } from '../table.ts'
import { at, type ShortWeek, weekOf } from './week.ts'

interface Text {
  template: string | null
  text: string
}
const table = jsonTable<{
  store: string
  week: ShortWeek
  zone: string
  texts: (Text & { now: string })[]
  neverOpen: Text[]
}>('hours/auto-replies.json')

const timezone = 'America/New_York'
const hours = weekOf({ '1-5': '09:00-18:00 cutoff 17:45 reply 17:30' })
const store = { storeName: 'Golden Pledge Main St', ...hours, storeTimezone: timezone }

describe('once per closed period', () => {
  const due = (now: string, lastPeriodKey: string | null) =>
    autoReplyDue({ hours, timezone, now: at(now), lastPeriodKey })

  test('the evening’s first message gets a reply, later ones do not, the next evening’s does', () => {
    const evening = due('2026-11-18T19:00-05:00', null)
    expect(evening).toBeDefined()
    expect(due('2026-11-18T23:30-05:00', evening ?? null)).toBeUndefined()
    expect(due('2026-11-19T08:59-05:00', evening ?? null)).toBeUndefined()
    expect(due('2026-11-19T09:00-05:00', evening ?? null)).toBeUndefined()
    const next = due('2026-11-19T17:30-05:00', evening ?? null)
    expect(next).toBeDefined()
    expect(next).not.toBe(evening)
  })

  test('closing does not start another period after the auto-reply time', () => {
    const before = due('2026-11-18T17:31-05:00', null)
    expect(due('2026-11-18T18:01-05:00', before ?? null)).toBeUndefined()
  })

  test('a weekend is one period', () => {
    const friday = due('2026-11-20T20:00-05:00', null)
    for (const later of ['2026-11-21T12:00-05:00', '2026-11-22T23:00-05:00', '2026-11-23T08:00-05:00'])
      expect(due(later, friday ?? null)).toBeUndefined()
  })

  test('there is no period while the store is open', () => expect(due('2026-11-18T12:00-05:00', null)).toBeUndefined())

  test('a store that never opens replies just once', () => {
    const never = weekOf({})
    const key = closedPeriodKey(never, timezone, at('2026-11-18T12:00-05:00'))
    expect(key).toBeDefined()
    expect(closedPeriodKey(never, timezone, at('2027-06-01T12:00-04:00'))).toBe(key)
  })
})

describe('its text', () => {
  const friday = at('2026-10-30T19:00-04:00')
  const never = { ...store, ...weekOf({}) }

  test.each(table.texts)('at $now of "$template"', ({ now, template, text }) => {
    const shop = { storeName: table.store, ...weekOf(table.week), storeTimezone: table.zone }
    expect(autoReplyText(template ?? DEFAULT_AUTO_REPLIES.en, shop, at(now))).toBe(text)
  })

  test('fits the GSM alphabet', () =>
    expect(messageSegments(autoReplyText(DEFAULT_AUTO_REPLIES.en, store, friday)).encoding).toBe('GSM-7'))

  test('has a Spanish version', () => {
    const text = '[STORE_NAME] abre el [NEXT_DATE] a las [NEXT_TIME].'
    expect(autoReplyText(text, store, friday, 'es')).toMatch(
      /^Golden Pledge Main St abre el 2 de noviembre a las 9:00 a\. m\.$/,
    )
    const fromOne = { ...store, ...weekOf({ '1-5': '13:00-18:00 cutoff 17:45 reply 18:00' }) }
    expect(autoReplyText(text, fromOne, friday, 'es')).toMatch(/ a la 1:00 p\. m\.$/)
  })

  test.each(table.neverOpen)('without a next opening "$template" drops that sentence', ({ template, text }) =>
    expect(autoReplyText(template ?? DEFAULT_AUTO_REPLIES.en, never, friday)).toBe(text),
  )

  test.each([
    ['en', 'Closed.', 'Ya cerramos.', 'Closed.'],
    ['es', 'Closed.', 'Ya cerramos.', 'Ya cerramos.'],
    ['es', 'Closed.', ' ', DEFAULT_AUTO_REPLIES.es],
    ['es', '', 'Ya cerramos.', 'Ya cerramos.'],
    ['es', ' ', '', ''],
    ['en', '', 'Ya cerramos.', ''],
  ] as const)('in %s, with "%s" and "%s", is "%s"', (language, autoReplyMessage, autoReplyMessageES, template) =>
    expect(autoReplyTemplate({ autoReplyMessage, autoReplyMessageES }, language)).toBe(template),
  )

  test('of a new store names the store and the next opening in both languages, in the GSM alphabet', () => {
    for (const template of Object.values(DEFAULT_AUTO_REPLIES)) {
      for (const token of ['[STORE_NAME]', '[NEXT_DATE]', '[NEXT_TIME]']) expect(template).toContain(token)
      expect(messageSegments(template).encoding).toBe('GSM-7')
    }
  })

  test('of a store that never opens leaves no token behind, even in a sentence that stays', () => {
    for (const token of ['[NEXT_DATE]', '[NEXT_TIME]'])
      expect(autoReplyText(`Closed. Back ${token}`, never, friday)).toBe('Closed.')
  })

  test('names the page to pay on where the store has one, and is silent about it elsewhere', () => {
    const template = 'We are closed. Pay here: [MY_LINK]. See you soon.'
    const store = { storeName: 'Main', storeTimezone: timezone, ...hours }
    expect(autoReplyText(template, { ...store, storeSelfURL: 'https://pay.test/my/main' }, friday)).toBe(
      'We are closed. Pay here: https://pay.test/my/main. See you soon.',
    )
    expect(autoReplyText(template, { ...store, storeSelfURL: null }, friday)).toBe('We are closed. See you soon.')
  })

  test('is the same throughout one closed period', () => {
    const begin = fc.integer({ min: 0, max: 14 * 24 * 60 })
    fc.assert(
      fc.property(begin, fc.integer({ min: 0, max: 15 * 60 }), (minute, later) => {
        const [a, b] = [friday + minute * 60_000, friday + (minute + later) * 60_000]
        const key = closedPeriodKey(hours, timezone, a)
        fc.pre(key !== undefined && key === closedPeriodKey(hours, timezone, b))
        expect(autoReplyText(DEFAULT_AUTO_REPLIES.en, store, a)).toBe(autoReplyText(DEFAULT_AUTO_REPLIES.en, store, b))
      }),
      { numRuns: 25 },
    )
  })

  test('fills each token anywhere, and keeps a dollar sign in a store name', () => {
    const rich = { ...store, storeName: 'Cash $& Gold' }
    expect(autoReplyText('[STORE_NAME], [STORE_NAME]: [NEXT_TIME], [NEXT_TIME]', rich, friday)).toBe(
      'Cash $& Gold, Cash $& Gold: 9:00 AM, 9:00 AM',
    )
  })
})
