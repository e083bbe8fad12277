import { expect, test } from 'vitest'
import { nextTurnDay, openDayFrom, turnDayNow, turnDays, turnTime } from '#domain/plan/turn-days.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { at, weekOf } from '../hours/week.ts'

const daily = weekOf({ '0-6': '09:00-18:00 cutoff 17:45 reply 18:00' })
const weekdays = weekOf({ '1-5': '09:00-18:00 cutoff 17:45 reply 18:00' })
const never = weekOf({})
// A Monday.
const start = asLocalDay('2026-11-02')
const plan = (planKind: 'once' | 'repeat', planEvery: 'week' | 'month') => ({ planKind, planStart: start, planEvery })

test.each([
  ['once', 'week', '2026-10-01', '2026-11-02'],
  ['once', 'week', '2026-11-02', '2026-11-02'],
  ['once', 'week', '2026-11-07', '2026-11-09'],
  ['repeat', 'week', '2026-10-01', '2026-11-02'],
  ['repeat', 'week', '2026-11-03', '2026-11-09'],
  ['repeat', 'week', '2026-11-09', '2026-11-09'],
  ['repeat', 'month', '2026-11-02', '2026-11-02'],
  ['repeat', 'month', '2026-11-03', '2026-12-02'],
  ['repeat', 'month', '2026-12-02', '2026-12-02'],
  ['repeat', 'month', '2026-12-03', '2027-01-04'],
] as const)('the next turn of a plan (%s, every %s) from %s is on %s', (kind, every, from, day) =>
  expect(nextTurnDay(plan(kind, every), asLocalDay(from), weekdays)).toBe(day),
)

test.each([
  // Set for the Monday after a closed Saturday; the store now opens on Saturdays.
  ['repeat', 'month', '2027-01-04', '2026-12-20', daily, '2027-01-02'],
  ['repeat', 'month', '2026-12-02', '2026-11-20', daily, '2026-12-02'],
  ['repeat', 'month', '2026-12-01', '2026-11-20', daily, '2026-11-20'],
  ['repeat', 'week', '2026-11-09', '2026-11-05', daily, '2026-11-09'],
  ['repeat', 'week', '2026-11-10', '2026-11-05', daily, '2026-11-09'],
  ['repeat', 'week', '2026-11-10', '2026-11-09', daily, '2026-11-09'],
  ['repeat', 'week', '2026-11-10', '2026-11-12', daily, '2026-11-12'],
  ['repeat', 'week', '2026-10-20', '2026-10-01', daily, '2026-11-02'],
  ['once', 'week', '2026-12-20', '2026-10-01', daily, '2026-11-02'],
  // A store that doesn't open anymore keeps the day.
  ['repeat', 'week', '2026-11-10', '2026-11-05', never, '2026-11-10'],
] as const)(
  'a turn (%s, every %s) set for %s is, on %s, due on another day by new hours',
  (kind, every, set, today, hours, day) =>
    expect(turnDayNow(plan(kind, every), asLocalDay(set), asLocalDay(today), hours)).toBe(day),
)

test('turns follow each other from the first day on, and none is planned at a store that doesn’t open', () => {
  expect(turnDays(plan('repeat', 'week'), 3, weekdays)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
  expect(turnDays(plan('repeat', 'month'), 3, weekdays)).toEqual(['2026-11-02', '2026-12-02', '2027-01-04'])
  expect(turnDays(plan('repeat', 'week'), 3, never)).toEqual([])
  expect(openDayFrom(start, never)).toBeUndefined()
})

test('the text of a turn leaves when the store opens, or at once if that has passed', () => {
  const who = { storeTimezone: 'America/Los_Angeles' }
  const time = (now: string) => turnTime(start, daily, who, at(now))
  expect(time('2026-10-30T12:00-07:00')).toBe(at('2026-11-02T09:00-08:00'))
  expect(time('2026-11-02T12:00-08:00')).toBe(at('2026-11-02T12:00-08:00'))
  expect(time('2026-11-05T12:00-08:00')).toBe(at('2026-11-05T12:00-08:00'))
  expect(turnTime(start, never, who, at('2026-10-30T12:00-07:00'))).toBeNull()
})
