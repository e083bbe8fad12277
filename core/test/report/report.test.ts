import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asLocalDay } from '#domain/time/day.ts'
import { cents } from '#domain/money/cents.ts'
import {
  commonDays,
  dayIndex,
  dayStarts,
  daysOf,
  isLong,
  previousRange,
  rangeFault,
  untilToday,
} from '#domain/report/days.ts'
import { percentOf } from '#domain/report/figures.ts'
import { createPaymentReport } from '#domain/report/payment-report.ts'
import { localDay } from '#domain/time/zone.ts'
import { jsonTable } from '../table.ts'

const range = (start: string, end: string) => ({ start: asLocalDay(start), end: asLocalDay(end) })
const NEW_YORK = 'America/New_York'

interface Case {
  name: string
  zone: string
  start: string
  end: string
  items: [string, number][]
  days: [number, number][]
}

test.each(jsonTable<Case[]>('report/buckets.json'))('$name', ({ zone, start, end, items, days }) => {
  const storeID = 1
  const report = createPaymentReport(range(start, end), new Map([[storeID, zone]]))
  for (const [iso, amount] of items)
    report.add({
      requestedAt: Date.parse(iso),
      statusAt: 0,
      storeID,
      sentByID: null,
      origin: 'staff',
      status: 'sent',
      method: null,
      cardType: null,
      amount: cents(amount),
      fee: cents(0),
      refunded: cents(0),
      feeRefunded: cents(0),
    })
  expect(report.result().days.map(({ requested }) => [requested.count, requested.amount])).toEqual(days)
})

test.each([
  ['2026-03-08', 23],
  ['2026-11-01', 25],
  ['2026-07-01', 24],
])('%s has %s hours in New York', (day, hours) => {
  const [from = 0, to = 0] = dayStarts(range(day, day), NEW_YORK)
  expect((to - from) / 3_600_000).toBe(hours)
})

test('the range includes its last instant and excludes the next', () => {
  const days = range('2024-04-08', '2024-04-09')
  const starts = dayStarts(days, NEW_YORK)
  const [from, to] = [starts.at(0)!, starts.at(-1)!]
  expect([from - 1, from, to - 1, to].map((instant) => dayIndex(starts, instant))).toEqual([-1, 0, 1, -1])
})

test('the comparison range is just as long and ends right before it; a day is compared with its weekday', () => {
  expect(previousRange(range('2024-03-01', '2024-03-31'))).toEqual(range('2024-01-30', '2024-02-29'))
  expect(previousRange(range('2024-03-07', '2024-03-07'))).toEqual(range('2024-02-29', '2024-02-29'))
})

test('a range that is still running ends today', () => {
  const today = asLocalDay('2024-03-10')
  expect(untilToday(range('2024-03-01', '2024-03-31'), today)).toEqual(range('2024-03-01', '2024-03-10'))
  expect(untilToday(range('2024-03-01', '2024-03-09'), today)).toEqual(range('2024-03-01', '2024-03-09'))
})

test.each([
  ['2026-03-01', '2026-03-31', '2026-03-10', '2026-04-10', '2026-03-10', '2026-03-31'],
  ['2026-03-01', '2026-03-31', '2026-01-01', '2026-12-31', '2026-03-01', '2026-03-31'],
  ['2026-03-01', '2026-03-31', '2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01'],
])('%s to %s and %s to %s have in common %s to %s', (start, end, from, to, first, last) => {
  expect(commonDays(range(start, end), range(from, to))).toEqual(range(first, last))
  expect(commonDays(range(from, to), range(start, end))).toEqual(range(first, last))
})

test('ranges apart have no days in common', () => {
  expect(daysOf(commonDays(range('2026-01-01', '2026-01-31'), range('2026-03-01', '2026-03-31')))).toEqual([])
})

test('a share is read in percent, with at most one decimal', () => {
  expect([0, 0.5, 2 / 3, 1].map(percentOf)).toEqual([0, 50, 66.7, 100])
})

test('a range knows its days, faults and length', () => {
  expect(daysOf(range('2024-02-28', '2024-03-01'))).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(rangeFault(range('2024-02-28', '2024-02-28'))).toBeUndefined()
  expect(rangeFault(range('2024-02-28', '2024-02-27'))).toBe('The end is before the start')
  expect(rangeFault(range('1900-01-01', '9999-12-31'))).toBeUndefined()
  expect(isLong(range('2020-01-01', '2030-01-07'))).toBe(false)
  expect(isLong(range('2020-01-01', '2030-01-08'))).toBe(true)
  expect(isLong(range('9999-12-31', '9999-12-31'))).toBe(true)
})

describe('properties', () => {
  const days = range('2026-01-01', '2026-12-31')
  const zones = [NEW_YORK, 'America/Phoenix', 'America/Denver', 'Pacific/Honolulu', 'UTC'].map((zone) => ({
    zone,
    starts: dayStarts(days, zone),
  }))
  test('an instant is in the bucket of its local day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 364 * 1440 }), ({ zone, starts }, minutes) => {
        const instant = Date.parse('2026-01-01T12:00:00Z') + minutes * 60_000
        expect(daysOf(days)[dayIndex(starts, instant)]).toBe(localDay(instant, zone))
      }),
    )
  })
})
