import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDay as dayOf } from '#domain/calendar/day.ts'
import { cents } from '#domain/money/cents.ts'
import { bucketByDay } from '#domain/report/bucket.ts'
import { dayIndex, dayStarts, daysOf, previousRange, rangeFault, rangeInstants } from '#domain/report/days.ts'
import { localDay } from '#domain/time/zone.ts'

const range = (start: string, end: string) => ({ start: dayOf(start), end: dayOf(end) })
const NEW_YORK = 'America/New_York'

test('a day is the store\'s and not UTC\'s', () => {
  const late = { instant: Date.parse('2024-04-09T03:30:00Z'), amount: cents(1_000) }
  expect(bucketByDay([late], range('2024-04-08', '2024-04-09'), NEW_YORK).map(({ count }) => count)).toEqual([1, 0])
  expect(bucketByDay([late], range('2024-04-08', '2024-04-09'), 'UTC').map(({ count }) => count)).toEqual([0, 1])
})

test.each([['2026-03-08', 23], ['2026-11-01', 25], ['2026-07-01', 24]])('%s has %s hours in New York', (day, hours) => {
  const { from, to } = rangeInstants(range(day, day), NEW_YORK)
  expect((to - from) / 3_600_000).toBe(hours)
})

test('empty days are there, sums are exact, what lies outside is not', () => {
  const items = ['2024-04-07T10:00:00Z', '2024-04-08T10:00:00Z', '2024-04-08T11:00:00Z', '2024-04-10T10:00:00Z', '2024-04-11T10:00:00Z']
    .map((iso) => ({ instant: Date.parse(iso), amount: cents(1_099) }))
  expect(bucketByDay(items, range('2024-04-08', '2024-04-10'), 'UTC')).toEqual([
    { day: '2024-04-08', count: 2, amount: 2_198 }, { day: '2024-04-09', count: 0, amount: 0 }, { day: '2024-04-10', count: 1, amount: 1_099 },
  ])
})

test('the first instant after the range is outside, the last one within it inside', () => {
  const days = range('2024-04-08', '2024-04-09')
  const starts = dayStarts(days, NEW_YORK)
  const { from, to } = rangeInstants(days, NEW_YORK)
  expect([from - 1, from, to - 1, to].map((instant) => dayIndex(starts, instant))).toEqual([-1, 0, 1, -1])
})

test('what a range is compared with is as long, and ends right before it', () => {
  expect(previousRange(range('2024-03-01', '2024-03-31'))).toEqual(range('2024-01-30', '2024-02-29'))
  expect(previousRange(range('2024-03-01', '2024-03-01'))).toEqual(range('2024-02-29', '2024-02-29'))
})

test('ranges', () => {
  expect(daysOf(range('2024-02-28', '2024-03-01'))).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(rangeFault(range('2024-02-28', '2024-02-28'))).toBeUndefined()
  expect(rangeFault(range('2024-02-28', '2024-02-27'))).toBe('The end is before the start')
  expect(rangeFault(range('1900-01-01', '9999-12-31'))).toContain('At most')
})

describe('properties', () => {
  const zone = fc.constantFrom(NEW_YORK, 'America/Phoenix', 'America/Denver', 'Pacific/Honolulu', 'UTC')
  test('an instant is in the bucket of its local day', () => {
    const days = range('2026-01-01', '2026-12-31')
    fc.assert(fc.property(zone, fc.integer({ min: 0, max: 364 * 1440 }), (timezone, minutes) => {
      const instant = Date.parse('2026-01-01T12:00:00Z') + minutes * 60_000
      const index = dayIndex(dayStarts(days, timezone), instant)
      expect(daysOf(days)[index]).toBe(localDay(instant, timezone))
    }), { numRuns: 50 })
  })
})
