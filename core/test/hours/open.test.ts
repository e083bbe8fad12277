import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedPeriodKey } from '#domain/hours/auto-reply.ts'
import { isOpenAt, nextOpening, nextPaymentCutoff, paymentCutoff } from '#domain/hours/open.ts'
import { openPeriod } from '#domain/hours/open-period.ts'
import { DEFAULT_STORE_HOURS, hasCutoffWhileOpen, isClockTime } from '#domain/hours/store-hours.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { localDateTime } from '#domain/time/zone.ts'
import { jsonTable } from '../table.ts'
import { type ShortWeek, at, weekOf } from './week.ts'

interface Moment {
  what: string
  week: string
  zone: string
  now: string
  open: boolean
  next: string | null
  reply: boolean
  cutoff: string | null
}

const { weeks, moments } = jsonTable<{ weeks: Record<string, ShortWeek>; moments: Moment[] }>('hours/moments.json')
const iso = (instant: number | undefined): string | null =>
  instant === undefined ? null : new Date(instant).toISOString()
const asIso = (text: string | null): string | null => (text === null ? null : iso(at(text)))

test.each(moments)('$what ($week, $zone, $now)', ({ week, zone, now, open, next, reply, cutoff }) => {
  const hours = weekOf(weeks[week] ?? {})
  expect(isOpenAt(hours, zone, at(now))).toBe(open)
  expect(iso(nextOpening(hours, zone, at(now)))).toBe(asIso(next))
  expect(closedPeriodKey(hours, zone, at(now)) !== undefined).toBe(reply)
  expect(iso(nextPaymentCutoff(hours, zone, at(now)))).toBe(asIso(cutoff))
})

test('a day without hours has no cutoff', () => {
  const hours = weekOf({ '1-5': '09:00-18:00 cutoff 17:45 reply 18:00' })
  expect(paymentCutoff(hours, 'America/New_York', asLocalDay('2026-11-21'))).toBeUndefined()
  expect(iso(paymentCutoff(hours, 'America/New_York', asLocalDay('2026-11-20')))).toBe('2026-11-20T22:45:00.000Z')
})

test('the spec’s defaults are: all seven days closed, 09:00, 18:00, 17:45, 18:00', () => {
  expect(DEFAULT_STORE_HOURS.map((hours) => hours.hoursDayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (const hours of DEFAULT_STORE_HOURS) {
    expect(hours).toMatchObject({
      hoursIsOpen: false,
      hoursOpenTime: '09:00:00',
      hoursCloseTime: '18:00:00',
      hoursPaymentCutoffTime: '17:45:00',
      hoursAutoReplyTime: '18:00:00',
    })
  }
})

test.each([
  ['09:00', true],
  ['09:00:00', true],
  ['23:59:59', true],
  ['24:00', false],
  ['9:00', false],
  ['09:60', false],
  ['09:00:60', false],
  ['', false],
])('"%s" is a clock time: %s', (text, valid) => expect(isClockTime(text)).toBe(valid))

test.each([
  ['09:00-18:00', '17:45', true],
  ['09:00-18:00', '09:01', true],
  ['09:00-18:00', '18:00', true],
  ['09:00-18:00', '18:01', false],
  ['09:00-18:00', '08:00', false],
  ['09:00-18:00', '09:00', false],
  ['18:00-02:00', '01:45', true],
  ['18:00-02:00', '23:00', true],
  ['18:00-02:00', '03:00', false],
  ['00:00-00:00', '00:00', true],
])('a store open %s has a cutoff at %s while it is open: %s', (times, cutoff, expected) => {
  const hours = weekOf({ '1-5': `${times} cutoff ${cutoff} reply ${times.slice(6)}` })
  const day = asLocalDay('2026-11-23')
  expect(hasCutoffWhileOpen(hours.storeHours[1]!)).toBe(expected)
  if (!expected)
    expect(paymentCutoff(hours, 'America/Denver', day)).toBe(openPeriod(hours, 'America/Denver', day)!.closes)
})

describe('any week, any zone, any moment of three years', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
    .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)
  const day = fc.option(
    fc
      .tuple(clock, clock, clock, clock)
      .map(([opens, closes, cutoff, reply]) => `${opens}-${closes} cutoff ${cutoff} reply ${reply}`),
    { nil: undefined },
  )
  const week = fc
    .array(day, { minLength: 7, maxLength: 7 })
    .map((days) => weekOf(Object.fromEntries(days.flatMap((text, number) => (text ? [[String(number), text]] : [])))))
  const zone = fc.constantFrom(
    'America/New_York',
    'America/Los_Angeles',
    'America/Phoenix',
    'Pacific/Honolulu',
    'America/Anchorage',
    'America/St_Johns',
    'Australia/Lord_Howe',
  )
  const moment = fc
    .integer({ min: at('2026-01-01T00:00Z') / 60_000, max: at('2028-12-31T00:00Z') / 60_000 })
    .map((minute) => minute * 60_000)

  // Where the clocks go in spring. A day that opens and closes within the skipped hour has no length.
  const afterJump = ['03:00', '02:30']

  test('the next opening is within eight days, at the opening time, and the store is open then', () => {
    fc.assert(
      fc.property(week, zone, moment, (hours, timezone, now) => {
        const next = nextOpening(hours, timezone, now)
        expect(next === undefined).toBe(hours.storeHours.every((one) => !one.hoursIsOpen))
        if (next === undefined) return
        expect(next).toBeGreaterThan(now)
        expect(next - now).toBeLessThanOrEqual(8 * 24 * 3_600_000)
        expect(isOpenAt(hours, timezone, next) || afterJump.includes(localDateTime(next, timezone).slice(11))).toBe(
          true,
        )
      }),
      { numRuns: 150 },
    )
  })

  test('a closed store stays closed until the next opening, within one closed period', () => {
    fc.assert(
      fc.property(week, zone, moment, fc.double({ min: 0, max: 0.999, noNaN: true }), (hours, timezone, now, part) => {
        const next = nextOpening(hours, timezone, now)
        fc.pre(!isOpenAt(hours, timezone, now) && next !== undefined)
        const later = now + Math.floor(((next ?? now) - now) * part)
        expect(isOpenAt(hours, timezone, later)).toBe(false)
        expect(closedPeriodKey(hours, timezone, now)).toBeDefined()
        expect(closedPeriodKey(hours, timezone, later)).toBe(closedPeriodKey(hours, timezone, now))
      }),
      { numRuns: 150 },
    )
  })

  test('the next cutoff is ahead and at a cutoff time on the store’s clock, except in a skipped hour', () => {
    fc.assert(
      fc.property(week, zone, moment, (hours, timezone, now) => {
        const cutoff = nextPaymentCutoff(hours, timezone, now)
        fc.pre(cutoff !== undefined)
        expect(cutoff ?? 0).toBeGreaterThan(now)
        const time = localDateTime(cutoff ?? 0, timezone).slice(11)
        expect(
          hours.storeHours.some(
            (one) =>
              one.hoursIsOpen &&
              (hasCutoffWhileOpen(one) ? one.hoursPaymentCutoffTime : one.hoursCloseTime).startsWith(time),
          ) || afterJump.includes(time),
        ).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
