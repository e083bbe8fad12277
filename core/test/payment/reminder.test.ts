import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEVER_OPEN } from '#domain/mailer/quiet-hours.table.ts'
import { isQuiet } from '#domain/mailer/quiet-hours.ts'
import {
  canRemind,
  canRemindBefore,
  type RemindableRequest,
  reminderFrom,
  reminderAfter,
  reminderTime,
} from '#domain/payment/reminder.ts'
import { canUseReminderText, REMINDER_TEXT, reminderText } from '#domain/payment/reminder-text.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { cents } from '#domain/money/cents.ts'
import { csvTable } from '../table.ts'

describe('when a reminder is sent', () => {
  test.each(csvTable<'zone' | 'requested' | 'expires' | 'hours' | 'reminded'>('payment/reminders.csv'))(
    'requested $requested, over $expires, $hours h before, $zone',
    ({ zone, requested, expires, hours, reminded }) => {
      const time = reminderTime({
        requestedAt: Date.parse(requested),
        expiresAt: Date.parse(expires),
        hoursBefore: Number(hours),
        who: { storeTimezone: zone },
      })
      expect(time.ok ? new Date(time.at).toISOString().replace('.000Z', 'Z') : '').toBe(reminded)
    },
  )

  const zones = fc.constantFrom(
    'America/Los_Angeles',
    'America/New_York',
    'America/Phoenix',
    'Pacific/Honolulu',
    'America/Chicago',
  )
  // Two years around every change of the clocks.
  const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2025, 11, 31) })

  test('is after the request, before its end, never in quiet hours, and never early', () => {
    const asked = fc.record({
      storeTimezone: zones,
      requestedAt: instants,
      lasts: fc.integer({ min: 1, max: 40 * 86_400_000 }),
      hoursBefore: fc.integer({ min: 1, max: 72 }),
    })
    fc.assert(
      fc.property(asked, ({ storeTimezone, requestedAt, lasts, hoursBefore }) => {
        const [expiresAt, who] = [requestedAt + lasts, { storeTimezone }]
        const time = reminderTime({ requestedAt, expiresAt, hoursBefore, who })
        if (!time.ok) return
        expect(time.at).toBeGreaterThan(requestedAt)
        expect(time.at).toBeLessThan(expiresAt)
        expect(time.at).toBeGreaterThanOrEqual(expiresAt - hoursBefore * 3_600_000)
        expect(isQuiet(who, time.at)).toBe(false)
        // Asking again at that moment returns the same one: it can be sent then.
        expect(reminderFrom(time.at, expiresAt, who)).toEqual(time)
      }),
      { numRuns: 400 },
    )
  })

  test('is always found while the request has a daytime hour left', () => {
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: 25, max: 72 }), (storeTimezone, requestedAt, hoursBefore) => {
        const time = reminderTime({
          requestedAt,
          expiresAt: requestedAt + 80 * 3_600_000,
          hoursBefore,
          who: { storeTimezone },
        })
        expect(time.ok).toBe(true)
      }),
    )
  })
})

test('says why there is none', () => {
  const [at, day] = [Date.parse('2026-11-28T20:00Z'), 86_400_000]
  const nowhere = { storeTimezone: 'Europe/Paris', phoneState: 'HI' }
  const none = { ok: false, reason: NEVER_OPEN }
  expect(reminderFrom(at, at + 30 * day, nowhere)).toEqual(none)
  expect(reminderAfter(0, at, { expiresAt: at + 30 * day, who: nowhere })).toEqual(none)
  // Ten at night in New York, until nine in the morning.
  const [night, morning] = [Date.parse('2026-11-29T03:00Z'), Date.parse('2026-11-29T14:00Z')]
  const who = { storeTimezone: 'America/New_York' }
  expect(reminderFrom(night, morning, who)).toEqual({
    ok: false,
    reason: 'Quiet hours last until the request expires',
  })
  expect(reminderFrom(night, morning + 1, who)).toEqual({ ok: true, at: morning })
  const asked = { requestedAt: at, expiresAt: at + 3_600_000, hoursBefore: 1, who }
  expect(reminderTime(asked)).toEqual({ ok: false, reason: 'The request expires too soon for a reminder' })
  expect(reminderTime({ ...asked, requestedAt: at - 1 })).toEqual({ ok: true, at })
})

describe('whether it is still sent', () => {
  const open: RemindableRequest = {
    paymentStatus: 'sent',
    expired: false,
    replied: false,
    standing: {},
    reminderOn: true,
  }
  test('yes, while the request is open and nobody has written', () => expect(canRemind(open).ok).toBe(true))
  test.each<[Partial<RemindableRequest>, string]>([
    [{ paymentStatus: 'approved' }, 'The request was paid'],
    [{ paymentStatus: 'canceled' }, 'The request was canceled'],
    [{ paymentStatus: 'declined' }, 'The card was declined'],
    [{ expired: true }, 'The request expired first'],
    [{ replied: true }, 'The customer replied'],
    [{ standing: { stop: true }, replied: true }, 'The customer opted out of texts'],
    [{ standing: { blocked: true } }, 'The customer is blocked'],
    [{ standing: { loans: true } }, 'The customer wants no messages about loans and payments'],
    [{ reminderOn: false }, 'Reminders were turned off'],
  ])('no, when %j', (change, reason) => expect(canRemind({ ...open, ...change })).toEqual({ ok: false, reason }))
})

test.each([
  [1, true],
  [72, true],
  [0, false],
  [73, false],
  [1.5, false],
  [NaN, false],
])('%d hours before: %s', (hours, allowed) => expect(canRemindBefore(hours).ok).toBe(allowed))

describe('its text', () => {
  const words = {
    storeName: 'Golden Pledge Main St',
    amount: cents(12_550),
    fee: cents(0),
    link: 'https://pay.test/p/WhitfieldPaidToday0001',
    validBeforeLocal: '2024-04-08T17:45',
    storeTimezone: 'America/Los_Angeles',
  }
  const now = Date.parse('2024-04-08T21:45:00Z')
  test('is in English and Spanish, with the link', () => {
    expect(reminderText(REMINDER_TEXT.en, words, now, 'en')).toBe(
      'Golden Pledge Main St: This is a reminder to pay $125.50 by today, 5:45 PM PT: https://pay.test/p/WhitfieldPaidToday0001',
    )
    expect(reminderText(REMINDER_TEXT.es, words, now, 'es')).toBe(
      'Golden Pledge Main St: Le recordamos que su pago de $125.50 vence hoy a las 5:45 p. m. PT: https://pay.test/p/WhitfieldPaidToday0001',
    )
    for (const language of ['en', 'es'] as const)
      expect(messageSegments(reminderText(REMINDER_TEXT[language], words, now, language)).encoding).toBe('GSM-7')
  })
  test.each([
    ['en', 'to pay $125.50 plus a $3.76 online fee by today'],
    ['es', 'su pago de $125.50 con un cargo por internet de $3.76 vence hoy'],
  ] as const)('in %s names the fee for paying online', (language, said) => {
    const text = reminderText(REMINDER_TEXT[language], { ...words, fee: cents(376) }, now, language)
    expect(text).toContain(said)
    expect(messageSegments(text).encoding).toBe('GSM-7')
  })
  test('keeps a store name that looks like a token', () => {
    expect(reminderText('[STORE_NAME] [LINK] [LINK]', { ...words, storeName: '[LINK]', link: 'x' }, now, 'en')).toBe(
      '[LINK] x x',
    )
  })
  test.each([
    ['Pay: [LINK]', true],
    ['Pay please', false],
    ['[NAME] pay [LINK]', false],
    [`[LINK]${'x'.repeat(315)}`, false],
    // A sign of two units is one character.
    [`[LINK]${'😀'.repeat(314)}`, true],
    [`[LINK]${'😀'.repeat(315)}`, false],
    [REMINDER_TEXT.en, true],
    [REMINDER_TEXT.es, true],
  ])('"%s" can be used: %s', (text, allowed) => expect(canUseReminderText(text).ok).toBe(allowed))
  test.each([
    [`[LINK]${'x'.repeat(315)}`, 'At most 320 characters'],
    ['Pay please', 'Put [LINK] where the payment link goes'],
    ['', 'Put [LINK] where the payment link goes'],
    ['[NAME] pay [LINK]', 'There is no [NAME]: use [STORE_NAME], [AMOUNT], [DUE], [LINK]'],
  ])('"%s" can’t be used: %s', (text, reason) => expect(canUseReminderText(text)).toEqual({ ok: false, reason }))
})

test('without the time for a reminder, or at no whole hour, a sentence explains it', () => {
  const who = { storeTimezone: 'America/Los_Angeles' }
  expect(reminderTime({ requestedAt: 0, expiresAt: 3_600_000, hoursBefore: 1, who })).toEqual({
    ok: false,
    reason: 'The request expires too soon for a reminder',
  })
  expect(canRemindBefore(1.5)).toMatchObject({
    reason: expect.stringMatching(/^Whole hours from \d+ to \d+$/) as string,
  })
})

test('a promise until the request’s end or later leaves nothing to remind of', () => {
  const who = { storeTimezone: 'America/Los_Angeles' }
  const noon = Date.parse('2026-11-24T12:00:00-08:00')
  const expiresAt = noon + 4 * 3_600_000
  const after = (promisedUntil: number) => reminderAfter(promisedUntil, noon, { expiresAt, who })
  expect(after(0)).toEqual({ ok: true, at: noon })
  expect(after(noon)).toEqual({ ok: true, at: noon })
  expect(after(noon - 3_600_000)).toEqual({ ok: true, at: noon })
  const at = (expires: number) => reminderAfter(noon, noon, { expiresAt: expires, who })
  expect(at(noon)).toEqual({ ok: false, reason: 'Quiet hours last until the request expires' })
  expect(at(noon + 1)).toEqual({ ok: true, at: noon })
  expect(after(expiresAt - 1)).toEqual({ ok: true, at: expiresAt - 1 })
  expect(after(expiresAt)).toEqual({ ok: false, reason: 'The customer promised to pay by a later day' })
})
