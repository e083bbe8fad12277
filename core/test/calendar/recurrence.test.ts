import { describe, expect, test } from 'vitest'
import { type Moment, recurrences, type RecurrenceRule } from '#domain/calendar/recurrence.ts'
import { addDays, asLocalDay, type LocalDay } from '#domain/time/day.ts'
import { jsonTable } from '../table.ts'

interface Case {
  readonly name: string
  readonly first: LocalDay
  readonly rule: RecurrenceRule
  readonly to: LocalDay
  readonly days: string[]
}

/** Most are the examples of RFC 5545, section 3.8.5.3. */
const cases = jsonTable<Case[]>('calendar/recurrences.json')
const found = (rule: RecurrenceRule, first: Moment, from: string, to: string) => [
  ...recurrences(rule, first, { from: asLocalDay(from), to: asLocalDay(to) }),
]

describe('an event recurs', () => {
  test.each(cases)('$name', ({ first: day, rule, to, days }) => {
    expect(found(rule, { day }, day, to)).toEqual(days)
  })

  test.each(cases)('$name: the same within a window as overall', ({ first: day, rule, to }) => {
    const all = found(rule, { day }, day, to)
    for (const from of all)
      expect(found(rule, { day }, addDays(asLocalDay(from), 1), to)).toEqual(all.filter((one) => one > from))
  })

  test('at several times of its days, counted one by one', () => {
    const rule = { frequency: 'DAILY', interval: 2, count: 3, times: ['08:00:00', '16:00:00'] } as const
    const first = { day: asLocalDay('2026-12-02'), time: '09:00:00' }
    expect(found(rule, first, '2026-12-01', '2027-12-01')).toEqual([
      '2026-12-02T16:00:00',
      '2026-12-04T08:00:00',
      '2026-12-04T16:00:00',
    ])
  })
})
