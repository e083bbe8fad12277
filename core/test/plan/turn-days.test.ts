import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursOn } from '#domain/hours/opening-hours.ts'
import type { StoreClosure } from '#domain/hours/closure.ts'
import { PLAN_INTERVALS, PLAN_KINDS, type PlanInterval, type PlanKind } from '#domain/plan/plan.ts'
import { nextTurnDay, turnDayNow, turnDays, turnExpiry, turnTime } from '#domain/plan/turn-days.ts'
import { addDays, asLocalDay, daysBetween, daysInMonth, yearMonthDay } from '#domain/time/day.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import { type ShortWeek, weekOf } from '../hours/week.ts'
import { jsonTable } from '../table.ts'

interface Case {
  readonly case: string
  readonly kind?: PlanKind
  readonly every: PlanInterval
  readonly start: string
}

const table = jsonTable<{
  weekdays: ShortWeek
  closures: StoreClosure[]
  plans: (Case & { days: string[] })[]
  next: (Case & { from: string; day: string })[]
  moved: (Case & { next: string; today: string; day: string })[]
}>('plan/turn-days.json')

const hours = weekOf(table.weekdays, table.closures)
const planOf = ({ kind = 'repeat', every, start }: Omit<Case, 'case'>) => ({
  planKind: kind,
  planEvery: every,
  planStart: asLocalDay(start),
})

test.each(table.plans)('the turns: $case', ({ days, ...plan }) => {
  expect(turnDays(planOf(plan), days.length, hours)).toEqual(days)
})

test.each(table.next)('the next turn: $case', ({ from, day, ...plan }) => {
  expect(nextTurnDay(planOf(plan), asLocalDay(from), hours)).toBe(day)
})

test.each(table.moved)('a turn set before: $case', ({ next, today, day, ...plan }) => {
  expect(turnDayNow(planOf(plan), asLocalDay(next), asLocalDay(today), hours)).toBe(day)
})

test('a store that opens on no day has no turns', () => {
  expect(turnDays(planOf({ every: 'week', start: '2026-12-01' }), 3, weekOf({}))).toEqual([])
})

const SHIFT = '09:00-18:00 cutoff 17:45 reply 18:00'
const START = asLocalDay('2026-01-01')
const days = fc.integer({ min: 0, max: 1_200 }).map((days) => addDays(START, days))
const stores = fc
  .record({
    open: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    closed: fc.uniqueArray(days, { maxLength: 40 }),
    closing: fc.record({ from: days, length: fc.integer({ min: 0, max: 60 }) }),
  })
  .map(({ open, closed, closing }) =>
    weekOf(
      Object.fromEntries(open.map((day) => [String(day), SHIFT])),
      [...closed, ...Array.from({ length: closing.length }, (_, day) => addDays(closing.from, day))].map((day) => ({
        storeID: null,
        day,
        opens: null,
        closes: null,
        yearly: false,
      })),
    ),
  )
const plans = fc.record({
  planKind: fc.constantFrom(...PLAN_KINDS),
  planEvery: fc.constantFrom(...PLAN_INTERVALS),
  planStart: days,
})

test('any plan at any store asks on open days only, each later than the one before, and as many as it should', () => {
  fc.assert(
    fc.property(plans, stores, fc.integer({ min: 1, max: 52 }), (plan, store, count) => {
      const turns = turnDays(plan, count, store)
      expect(turns).toHaveLength(count)
      for (const [at, day] of turns.entries()) {
        expect(hoursOn(store, day)?.hoursIsOpen).toBe(true)
        expect(day >= plan.planStart && day > (turns[at - 1] ?? '')).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('where the store is always open, a month’s turns keep their day or take the last', () => {
  const always = weekOf({ '0-6': SHIFT })
  fc.assert(
    fc.property(days, (planStart) => {
      const turns = turnDays({ planKind: 'repeat', planEvery: 'month', planStart }, 24, always)
      const first = yearMonthDay(planStart)
      for (const [at, turn] of turns.entries()) {
        const { year, month, day } = yearMonthDay(turn)
        expect(12 * year + month).toBe(12 * first.year + first.month + at)
        expect(day).toBe(Math.min(first.day, daysInMonth(year, month)))
      }
    }),
  )
  for (const [planEvery, step] of [
    ['week', 7],
    ['2weeks', 14],
  ] as const) {
    const turns = turnDays({ planKind: 'repeat', planEvery, planStart: START }, 52, always)
    expect(turns.every((turn, at) => daysBetween(START, turn) === at * step)).toBe(true)
  }
})

describe('the time of a turn', () => {
  const who = { storeTimezone: 'America/Los_Angeles', phoneState: 'CA' }
  const day = asLocalDay('2026-12-01')
  const at = (local: string) => instantOf(local, who.storeTimezone)
  const before = at('2026-11-20T12:00')
  const store = (opens: string) => weekOf({ '0-6': `${opens}-18:00 cutoff 17:45 reply 18:00` })
  test('is the opening, or the end of quiet hours', () => {
    expect(turnTime(day, store('10:30'), who, before)).toBe(at('2026-12-01T10:30'))
    expect(turnTime(day, store('06:00'), who, before)).toBe(at('2026-12-01T09:00'))
    const inHawaii = { ...who, storeTimezone: 'Pacific/Honolulu' }
    expect(localDay(turnTime(day, store('10:30'), inHawaii, before)!, 'Pacific/Honolulu')).toBe(day)
  })
  test('is on the next open day if the store has closed on its day since', () => {
    expect(turnTime(asLocalDay('2026-11-26'), hours, who, before)).toBe(at('2026-11-27T09:00'))
    expect(turnTime(day, weekOf({}), who, before)).toBeNull()
  })
  test('is at once on its day, and after an outage: in texting hours on an open day', () => {
    expect(turnTime(day, hours, who, at('2026-12-01T16:20'))).toBe(at('2026-12-01T16:20'))
    expect(turnTime(day, hours, who, at('2026-12-01T23:00'))).toBe(at('2026-12-02T09:00'))
    expect(turnTime(day, hours, who, at('2026-12-03T10:00'))).toBe(at('2026-12-03T10:00'))
    // A Sunday.
    expect(turnTime(day, hours, who, at('2026-12-06T10:00'))).toBe(at('2026-12-07T09:00'))
  })
})

describe('until when a turn can be paid', () => {
  const timezone = 'America/Los_Angeles'
  const of = (plan: { kind?: PlanKind; every: PlanInterval; start: string }, asked: string, time = '09:00') =>
    turnExpiry(planOf(plan), asLocalDay(asked), {
      store: hours,
      timezone,
      now: instantOf(`${asked}T${time}`, timezone),
    })
  test.each([
    [
      'a week, by the last open day’s cutoff',
      { every: 'month', start: '2026-12-01' },
      '2026-12-01',
      '2026-12-07T17:45',
    ],
    // December 13 is a Sunday.
    [
      'the last day is one on which the store is open',
      { every: 'month', start: '2026-12-07' },
      '2026-12-07',
      '2026-12-12T13:45',
    ],
    ['once, too', { kind: 'once', every: 'week', start: '2026-12-01' }, '2026-12-01', '2026-12-07T17:45'],
    // Thanksgiving's turn is asked for on Friday; the next is on Thursday.
    ['not on the day of the next turn', { every: 'week', start: '2026-11-26' }, '2026-11-27', '2026-12-02T17:45'],
  ] as const)('%s', (_, plan, asked, expiry) => expect(of(plan, asked)).toBe(expiry))

  test('a turn asked for after the last cutoff has none of its own', () => {
    const closing = { kind: 'once', every: 'week', start: '2027-01-30' } as const
    expect(of(closing, '2027-01-30', '15:00')).toBeUndefined()
  })
})
