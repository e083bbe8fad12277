import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import {
  addDays,
  dayFromEpoch,
  dayOfMonth,
  dayOfWeek,
  daysBetween,
  epochDay,
  asLocalDay,
  parseLocalDay,
} from '#domain/time/day.ts'

const anyDay = fc.integer({ min: -719162, max: 2932896 }).map(dayFromEpoch)

test('days and their numbers convert both ways, and agree with Temporal', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, n) => {
      expect(dayFromEpoch(epochDay(day))).toBe(day)
      expect(parseLocalDay(day)).toBe(day)
      const plain = Temporal.PlainDate.from(day)
      expect(dayOfWeek(day)).toBe(plain.dayOfWeek % 7)
      const moved = plain.add({ days: n })
      if (moved.year < 1 || moved.year > 9999) return
      expect(addDays(day, n)).toBe(moved.toString())
      expect(daysBetween(day, addDays(day, n))).toBe(n)
    }),
  )
})

test.each([
  '2023-02-29',
  '1900-02-29',
  '2024-13-01',
  '2024-00-10',
  '2024-04-31',
  '2024-4-8',
  '0000-01-01',
  '２０２４-04-08',
  ' 2024-04-08',
  '',
])('"%s" is not a day', (text) => expect(parseLocalDay(text)).toBeUndefined())

test('the edges of the calendar', () => {
  expect(epochDay(asLocalDay('1970-01-01'))).toBe(0)
  expect(() => addDays(asLocalDay('9999-12-31'), 1)).toThrow(RangeError)
  expect(() => addDays(asLocalDay('0001-01-01'), -1)).toThrow(RangeError)
  expect(dayOfMonth(2025, 2, 29)).toBe('2025-02-28')
  expect(dayOfMonth(2000, 2, 29)).toBe('2000-02-29')
})
