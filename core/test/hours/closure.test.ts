import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedPeriodKey } from '#domain/hours/auto-reply.ts'
import { closureOn, type StoreClosure } from '#domain/hours/closure.ts'
import { federalHolidays, holidaysFrom, isFederalHoliday } from '#domain/hours/federal-holidays.ts'
import { isOpenAt, nextOpening } from '#domain/hours/open.ts'
import { openPeriod } from '#domain/hours/open-period.ts'
import { endsNextDay, isSimple, simpleHours } from '#domain/hours/simple-hours.ts'
import { DEFAULT_STORE_HOURS } from '#domain/hours/store-hours.ts'
import { defaultExpiry, postingDay } from '#domain/payment/expiry.ts'
import { addDays, asLocalDay } from '#domain/time/day.ts'
import { localDateTime } from '#domain/time/zone.ts'
import { jsonTable } from '../table.ts'
import { at, type ShortWeek, weekOf } from './week.ts'

const table = jsonTable<{
  weekdays: ShortWeek
  zone: string
  closures: StoreClosure[]
  days: { what: string; day: string; open: string | null }[]
  moments: { what: string; now: string; next: string; cutoff: string; posts: string; replies: boolean }[]
}>('hours/closures.json')
const { zone } = table
const hours = weekOf(table.weekdays, table.closures)

test.each(table.days)('$what ($day): $open', ({ day, open }) => {
  const period = openPeriod(hours, zone, asLocalDay(day))
  const clock = (instant: number) => localDateTime(instant, zone).slice(11)
  expect(
    period === undefined
      ? null
      : `${clock(period.opens)}-${clock(period.closes)} cutoff ${clock(period.paymentCutoff)}`,
  ).toBe(open)
})

test.each(table.moments)('$what', ({ now, next, cutoff, posts, replies }) => {
  expect(nextOpening(hours, zone, at(now))).toBe(at(next))
  expect(defaultExpiry(hours, zone, at(now))).toBe(cutoff)
  expect(postingDay(hours, zone, at(now))).toBe(posts)
  expect(closedPeriodKey(hours, zone, at(now)) !== undefined).toBe(replies)
})

/** Whichever of two comes first here takes effect on a day that both name. */
const PRECEDENCE = [
  { what: 'a store’s single day', storeID: 2, yearly: false },
  { what: 'a store’s day of every year', storeID: 2, yearly: true },
  { what: 'a company’s single day', storeID: null, yearly: false },
  { what: 'a company’s day of every year', storeID: null, yearly: true },
].map((one) => ({ ...one, day: '2026-09-04', opens: null, closes: null }))

test.each(PRECEDENCE.flatMap((first, place) => PRECEDENCE.slice(place + 1).map((second) => ({ first, second }))))(
  '$first.what takes precedence over $second.what',
  ({ first, second }) => {
    const day = asLocalDay('2026-09-04')
    expect(closureOn([first, second], day)?.what).toBe(first.what)
    expect(closureOn([second, first], day)?.what).toBe(first.what)
  },
)

describe('a long closing', () => {
  const from = asLocalDay('2026-11-23')
  const closed = (days: number): StoreClosure[] =>
    Array.from({ length: days }, (_, n) => ({
      storeID: null,
      day: addDays(from, n),
      opens: null,
      closes: null,
      yearly: false,
    }))

  test('of three weeks is one closed period, and the store says when it reopens', () => {
    const away = weekOf(table.weekdays, closed(21))
    const begin = at('2026-11-22T20:00-07:00')
    expect(nextOpening(away, zone, begin)).toBe(at('2026-12-14T09:00-07:00'))
    expect(postingDay(away, zone, begin)).toBe('2026-12-14')
    expect(closedPeriodKey(away, zone, begin)).toBe(closedPeriodKey(away, zone, at('2026-12-13T23:59-07:00')))
  })

  test('without an end never reopens', () =>
    expect(nextOpening(weekOf({}, closed(3)), zone, at('2026-11-22T20:00-07:00'))).toBeUndefined())
})

describe('basic mode', () => {
  test.each([
    ['09:00', '18:00', '17:45:00', false],
    ['18:00', '02:00', '01:45:00', true],
    ['00:00', '00:00', '23:45:00', true],
    ['09:00', '09:10', '09:01:00', false],
    ['23:55', '00:05', '23:56:00', true],
  ])('%s to %s stops taking payments for the day at %s', (opens, closes, cutoff, nextDay) => {
    const day = { hoursDayOfWeek: 1, hoursIsOpen: true, ...simpleHours(opens, closes) }
    expect(day).toMatchObject({ hoursPaymentCutoffTime: cutoff, hoursAutoReplyTime: `${closes}:00` })
    expect(isSimple(day)).toBe(true)
    expect(endsNextDay(day)).toBe(nextDay)
  })

  test('is what a new store has', () => expect(DEFAULT_STORE_HOURS.every(isSimple)).toBe(true))

  // Spec 2 §9.
  test('of a new store is closed on all seven days, with default times', () => {
    expect(DEFAULT_STORE_HOURS).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((hoursDayOfWeek) => ({
        hoursDayOfWeek,
        hoursIsOpen: false,
        hoursOpenTime: '09:00:00',
        hoursCloseTime: '18:00:00',
        hoursPaymentCutoffTime: '17:45:00',
        hoursAutoReplyTime: '18:00:00',
      })),
    )
  })

  test('cuts off within the opening, whatever the times', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16))
    fc.assert(
      fc.property(time, time, (opens, closes) => {
        const closure = { storeID: null, day: '2026-11-25', opens, closes, yearly: false }
        const period = openPeriod(weekOf({}, [closure]), 'UTC', asLocalDay('2026-11-25'))!
        expect(period.opens).toBeLessThan(period.paymentCutoff)
        expect(period.paymentCutoff).toBeLessThanOrEqual(period.closes)
        expect(period.autoReply).toBe(period.closes)
        expect(isOpenAt(weekOf({}, [closure]), 'UTC', period.opens)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

describe('federal holidays', () => {
  // As published by the Office of Personnel Management, on the day itself.
  test.each([
    [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25']],
    [2027, ['01-01', '01-18', '02-15', '05-31', '06-19', '07-04', '09-06', '10-11', '11-11', '11-25', '12-25']],
    [2028, ['01-01', '01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-11', '11-23', '12-25']],
  ])('of %i', (year, days) => {
    expect(federalHolidays(year).map(({ day }) => day.slice(5))).toEqual(days)
  })

  test('have names of their own', () => {
    const names = federalHolidays(2026).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/\w/)
  })

  test('are offered from today on, each once', () => {
    const offered = holidaysFrom(asLocalDay('2026-11-26'))
    expect(offered.map(({ day }) => day).slice(0, 3)).toEqual(['2026-11-26', '2026-12-25', '2027-01-01'])
    expect(offered).toHaveLength(11)
    expect(new Set(offered.map(({ name }) => name)).size).toBe(11)
  })
})

test('the holidays of a year, by name', () =>
  expect(federalHolidays(2026).map(({ name, day, fixed }) => [name, day, fixed])).toEqual([
    ['New Year’s Day', '2026-01-01', true],
    ['Martin Luther King Jr. Day', '2026-01-19', false],
    ['Presidents’ Day', '2026-02-16', false],
    ['Memorial Day', '2026-05-25', false],
    ['Juneteenth', '2026-06-19', true],
    ['Independence Day', '2026-07-04', true],
    ['Labor Day', '2026-09-07', false],
    ['Columbus Day', '2026-10-12', false],
    ['Veterans Day', '2026-11-11', true],
    ['Thanksgiving', '2026-11-26', false],
    ['Christmas Day', '2026-12-25', true],
  ]))

// Each with the day before and the day after it.
test.each([
  ['Sunday, July 4, and the Monday after it', '2027-07-04', [false, true, true, false]],
  ['Saturday, June 19, and the Friday before it', '2027-06-18', [false, true, true, false]],
  ['New Year’s Day, a Saturday, from the last day of the year', '2027-12-31', [false, true, true, false]],
  ['New Year’s Day, a Sunday', '2023-01-01', [false, true, true, false]],
  ['Thanksgiving, and not the Friday after it', '2026-11-26', [false, true, false, false]],
  ['Friday, December 25', '2026-12-25', [false, true, false, false]],
  ['Monday, June 19', '2028-06-19', [false, true, false, false]],
])('a federal holiday is %s', (_, day, are) =>
  expect([-1, 0, 1, 2].map((by) => isFederalHoliday(addDays(asLocalDay(day), by)))).toEqual(are),
)
