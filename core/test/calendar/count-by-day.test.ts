import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countByDay } from '#domain/calendar/count-by-day.ts'
import { addDays, asLocalDay, dayFromEpoch, daysBetween } from '#domain/time/day.ts'

const span = (itemCalendarID: number | null, from: string, to: string) => ({
  itemCalendarID,
  occursFrom: asLocalDay(from),
  occursTo: asLocalDay(to),
})

test('an entry counts on every day it lasts, within the window; no calendar comes first', () => {
  const all = [
    span(2, '2026-02-27', '2026-03-01'),
    span(null, '2026-03-01', '2026-03-01'),
    span(2, '2026-03-01', '2026-04-01'),
  ]
  expect(countByDay(all, asLocalDay('2026-02-28'), asLocalDay('2026-03-02'))).toEqual([
    { day: '2026-02-28', counts: [{ catID: 2, count: 1 }] },
    {
      day: '2026-03-01',
      counts: [
        { catID: null, count: 1 },
        { catID: 2, count: 2 },
      ],
    },
    { day: '2026-03-02', counts: [{ catID: 2, count: 1 }] },
  ])
})

test('a day’s counts go by calendar, whatever order the entries have', () => {
  const day = asLocalDay('2026-03-01')
  for (const ids of [
    [1, null, 10, 2],
    [10, 2, 1, null],
  ])
    expect(
      countByDay(
        ids.map((id) => span(id, day, day)),
        day,
        day,
      ),
    ).toEqual([{ day, counts: [null, 1, 2, 10].map((catID) => ({ catID, count: 1 })) }])
})

test('counts the same as a check of every entry on every day', () => {
  const day = fc.integer({ min: 20_000, max: 20_060 }).map(dayFromEpoch)
  const one = fc.record({ itemCalendarID: fc.constantFrom(null, 1, 2), occursFrom: day, length: fc.nat(30) })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 20 }), day, fc.nat(40), (drawn, from, length) => {
      const to = addDays(from, length)
      const all = drawn
        .map((entry) => ({ ...entry, occursTo: addDays(entry.occursFrom, entry.length) }))
        .filter(({ occursFrom, occursTo }) => occursFrom <= to && occursTo >= from)
      const found = countByDay(all, from, to)
      for (let at = 0; at <= daysBetween(from, to); at += 1) {
        const today = addDays(from, at)
        for (const catID of [null, 1, 2]) {
          const looked = all.filter(
            (entry) => entry.itemCalendarID === catID && entry.occursFrom <= today && entry.occursTo >= today,
          )
          const counted = found.find((one) => one.day === today)?.counts.find((count) => count.catID === catID)
          expect(counted?.count ?? 0).toBe(looked.length)
        }
      }
    }),
  )
})
