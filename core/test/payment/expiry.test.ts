import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultExpiry, expiryInstant, postingDay } from '#domain/payment/expiry.ts'
import { payByText } from '#domain/payment/pay-by.ts'
import { hasExpired, isExpired, shownStatusAt } from '#domain/payment/is-expired.ts'
import { PAYMENT_LABELS } from '#domain/payment/status.ts'
import { type ShortWeek, at, weekOf } from '../hours/week.ts'
import { jsonTable } from '../table.ts'

const table = jsonTable<{
  default: { what: string; week: ShortWeek; zone: string; now: string; expiry: string; posts: string }[]
  instants: { what: string; local: string; zone: string; instant: string }[]
}>('payment/expiry.json')

test.each(table.default)('by default, $what: payable until $expiry', ({ week, zone, now, expiry, posts }) => {
  expect(defaultExpiry(weekOf(week), zone, at(now))).toBe(expiry)
  expect(postingDay(weekOf(week), zone, at(now))).toBe(posts)
})

test.each(table.instants)('$what', ({ local, zone, instant }) => {
  expect(new Date(expiryInstant(local, zone)).toISOString()).toBe(instant)
  const payment = { paymentStatus: 'sent' as const, paymentValidBeforeLocalTZ: local }
  expect(isExpired(payment, at(instant) - 1, zone)).toBe(false)
  expect(isExpired(payment, at(instant), zone)).toBe(true)
  const row = { paymentStatus: 'sent' as const, validBeforeAt: at(instant) }
  expect([hasExpired(row, at(instant) - 1), hasExpired(row, at(instant))]).toEqual([false, true])
  expect(hasExpired({ ...row, paymentStatus: 'approved' }, at(instant))).toBe(false)
})

test('the default is always ahead, for any week, zone and moment', () => {
  const zone = fc.constantFrom('America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'America/Anchorage')
  const days = fc.subarray(['0', '1', '2', '3', '4', '5', '6'])
  const moment = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2028-01-01T00:00Z') })
  fc.assert(
    fc.property(days, zone, moment, (open, timezone, now) => {
      const week = weekOf(Object.fromEntries(open.map((day) => [day, '18:00-02:30 cutoff 02:15 reply 02:30'])))
      expect(expiryInstant(defaultExpiry(week, timezone, now), timezone)).toBeGreaterThan(now)
    }),
    { numRuns: 100 },
  )
})

describe('expired is derived', () => {
  const past = '2026-11-18T09:00'
  const now = at('2026-11-18T20:00Z')
  const zone = 'America/Los_Angeles'

  test.each([
    ['sent', past, 'expired', 'Expired', 'warning'],
    ['sent', '2026-11-18T17:45', 'sent', 'Sent/Unpaid', 'info'],
    ['approved', past, 'approved', 'PAID', 'success'],
    ['canceled', past, 'canceled', 'Canceled', 'warning'],
    ['declined', past, 'declined', 'Declined', 'danger'],
  ] as const)('%s, valid before %s: %s', (paymentStatus, paymentValidBeforeLocalTZ, shown, label, tone) => {
    const payment = { paymentStatus, paymentValidBeforeLocalTZ }
    expect(shownStatusAt(payment, now, zone)).toBe(shown)
    expect(PAYMENT_LABELS[shownStatusAt(payment, now, zone)]).toEqual({ label, tone })
  })
})

describe('“pay by”, as the customer reads it', () => {
  const now = at('2026-11-18T20:00Z')
  test.each([
    ['2026-11-18T17:45', 'Today, 5:45 PM PT', /^Hoy, 5:45 p\. ?m\. PT$/],
    ['2026-11-19T17:45', 'Tomorrow, 5:45 PM PT', /^Mañana, 5:45 p\. ?m\. PT$/],
    ['2026-11-25T23:59', 'Wednesday, November 25, 11:59 PM PT', /^miércoles 25 de noviembre, 11:59 p\. m\. PT$/],
  ])('%s', (local, en, es) => {
    expect(payByText(local, 'America/Los_Angeles', now, 'en')).toBe(en)
    expect(payByText(local, 'America/Los_Angeles', now, 'es')).toMatch(es)
  })

  test("today is the store's day, not the server's", () => {
    expect(payByText('2026-11-18T23:30', 'America/Los_Angeles', at('2026-11-19T05:00Z'), 'en')).toBe(
      'Today, 11:30 PM PT',
    )
  })
})
