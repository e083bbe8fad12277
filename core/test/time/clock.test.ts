import { expect, test } from 'vitest'
import { clock } from '#domain/time/clock.ts'
import { asLocalDay, parseLocalDay } from '#domain/time/day.ts'
import { dayDivider, relativeTime, shortDuration } from '#domain/time/relative.ts'

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:07', '1:07 PM'],
  ['23:59', '11:59 PM'],
])('%s on a clock is %s', (value, shown) => expect(clock(value)).toBe(shown))

const ZONE = 'America/Los_Angeles'
const NOW = Date.parse('2026-11-18T12:00:00-08:00')
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000]

test.each([
  [0, 'now'],
  [MINUTE - 1, 'now'],
  [MINUTE, '1m'],
  [2 * MINUTE - 1, '1m'],
  [HOUR - 1, '59m'],
  [HOUR, '1h'],
  [12 * HOUR, '12h'],
  [12 * HOUR + 1, 'Tue'],
  [6 * DAY, 'Thu'],
  [7 * DAY, 'Nov 11'],
  [365 * DAY, 'Nov 18, 2025'],
  [1 - MINUTE, 'now'],
  [-MINUTE, 'Nov 18'],
  [-HOUR, 'Nov 18'],
  [-DAY, 'Nov 19'],
])('%d milliseconds ago is %s', (ago, shown) => expect(relativeTime(NOW - ago, NOW, ZONE)).toBe(shown))

test.each([
  [-5, '0s'],
  [999, '0s'],
  [45 * SECOND, '45s'],
  [MINUTE - 1, '59s'],
  [MINUTE, '1m'],
  [HOUR - 1, '59m'],
  [HOUR, '1h'],
  [DAY - 1, '23h'],
  [DAY, '1d'],
  [2 * DAY - 1, '1d'],
])('%d milliseconds last %s', (ms, shown) => expect(shortDuration(ms)).toBe(shown))

test.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, 'Monday'],
  [6, 'Thursday'],
  [7, 'Nov 11'],
  [-1, 'Nov 19'],
  [365, 'Nov 18, 2025'],
])('the line above what was written %d days ago is %s', (days, shown) =>
  expect(dayDivider(NOW - days * DAY, NOW, ZONE)).toBe(shown),
)

test('there is no day 0, and a text that is no day is refused', () => {
  expect(parseLocalDay('2026-11-00')).toBeUndefined()
  expect(parseLocalDay('0000-01-01')).toBeUndefined()
  expect(parseLocalDay('0001-01-01')).toBe('0001-01-01')
  expect(() => asLocalDay('2026-02-30')).toThrow('Not a day: 2026-02-30')
})
