import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFromEpoch, daysBetween, asLocalDay } from '#domain/time/day.ts'
import { occurrences } from '#domain/calendar/occurrences.ts'
import { shownCalendars } from '#domain/calendar/shown.ts'
import { isUnrolled, listedOccurrences, monthDaysOf } from '#domain/calendar/window.ts'

const day = fc.integer({ min: 0, max: 40_000 }).map((n) => dayFromEpoch(n))
const yearly = (start: ReturnType<typeof asLocalDay>, length = 0) => ({
  itemDateStart: start,
  itemDateEnd: addDays(start, length),
  itemRepeat: 'year' as const,
})

describe('entries in a list of days', () => {
  test('appear at each occurrence in a window of up to a year, and once in a longer one', () => {
    fc.assert(
      fc.property(day, fc.nat(500), day, fc.nat(4000), (start, length, from, days) => {
        const to = addDays(from, days)
        const every = occurrences({ start, end: addDays(start, length) }, 'year', from, to)
        expect(listedOccurrences(yearly(start, length), from, to)).toEqual(
          isUnrolled(from, to) ? every : every.slice(0, 1),
        )
      }),
    )
  })

  test('a whole leap year is one year', () => {
    expect(isUnrolled(asLocalDay('2024-01-01'), asLocalDay('2024-12-31'))).toBe(true)
    expect(isUnrolled(asLocalDay('2024-01-01'), asLocalDay('2025-01-01'))).toBe(false)
  })

  test('a minute of a day is on that day', () => {
    const entry = { itemDateStart: '2026-11-21T23:59', itemDateEnd: '2026-11-22T00:30', itemRepeat: null } as never
    expect(listedOccurrences(entry, asLocalDay('2026-11-22'), asLocalDay('2026-11-22'))).toEqual([
      { start: '2026-11-21', end: '2026-11-22' },
    ])
  })

  test('an entry that ends at midnight is not on the day that begins then; a moment at midnight is', () => {
    const [eve, day] = [asLocalDay('2026-11-21'), asLocalDay('2026-11-22')]
    const evening = { itemDateStart: '2026-11-21T20:00', itemDateEnd: '2026-11-22T00:00', itemRepeat: null } as never
    expect(listedOccurrences(evening, day, day)).toEqual([])
    expect(listedOccurrences(evening, eve, eve)).toEqual([{ start: eve, end: eve }])
    const moment = { itemDateStart: '2026-11-22T00:00', itemDateEnd: '2026-11-22T00:00', itemRepeat: null } as never
    expect(listedOccurrences(moment, day, day)).toEqual([{ start: day, end: day }])
  })
})

describe('the days of the year in a window', () => {
  test.each<[string, string, [string, string][]]>([
    ['2026-03-02', '2026-03-05', [['03-02', '03-05']]],
    ['2026-03-02', '2026-03-02', [['03-02', '03-02']]],
    ['2026-03-02', '2026-03-01', []],
    ['2026-03-01', '2026-02-01', []],
    ['2026-02-01', '2026-02-28', [['02-01', '02-29']]],
    [
      '2026-12-30',
      '2027-01-02',
      [
        ['12-30', '12-31'],
        ['01-01', '01-02'],
      ],
    ],
    [
      '2026-03-02',
      '2027-03-01',
      [
        ['03-02', '12-31'],
        ['01-01', '03-01'],
      ],
    ],
    ['2026-03-02', '2027-03-02', [['01-01', '12-31']]],
  ])('from %s to %s: %j', (from, to, ranges) => expect(monthDaysOf(asLocalDay(from), asLocalDay(to))).toEqual(ranges))

  test('include every occurrence in it', () => {
    fc.assert(
      fc.property(day, day, fc.nat(800), (start, from, days) => {
        const to = addDays(from, days)
        const spans = monthDaysOf(from, to)
        const within = spans.some(([low, high]) => start.slice(5) >= low && start.slice(5) <= high)
        if (occurrences({ start, end: start }, 'year', from, to).length > 0) expect(within).toBe(true)
        // And hardly more: February 29 beside the 28th, and entries that have not begun yet.
        else if (start.slice(5) !== '02-29') expect(within && start <= from && daysBetween(from, to) < 365).toBe(false)
      }),
    )
  })

  test.each([
    ['2026-11-21', '2026-11-21', [['11-21', '11-21']]],
    [
      '2026-12-30',
      '2027-01-02',
      [
        ['12-30', '12-31'],
        ['01-01', '01-02'],
      ],
    ],
    ['2027-02-28', '2027-02-28', [['02-28', '02-29']]],
    ['2026-05-05', '2027-05-05', [['01-01', '12-31']]],
  ])('from %s to %s', (from, to, spans) => expect(monthDaysOf(asLocalDay(from), asLocalDay(to))).toEqual(spans))
})

test('calendars are shown until hidden; entries on no calendar only on request', () => {
  expect(shownCalendars([3, 5], [])).toEqual([3, 5])
  expect(
    shownCalendars(
      [3, 5, 9],
      [
        { catID: 5, isShown: false },
        { catID: null, isShown: true },
        { catID: 4, isShown: true },
      ],
    ),
  ).toEqual([3, 9, null])
})
