import { describe, expect, test } from 'vitest'
import type { MessageChannel } from '#domain/message/channel.ts'
import { businessDaysLeft, daysLeftWords, isHonored, isUrgent, stopDueDay } from '#domain/message/stop-request.ts'
import { addDays, asLocalDay, dayOfWeek } from '#domain/time/day.ts'
import { csvTable } from '../table.ts'

const DAYS = csvTable<'requested' | 'due' | 'about'>('message/stop-days.csv')

describe('ten business days', () => {
  test.each(DAYS)('of a request of $requested end on $due: $about', ({ requested, due }) =>
    expect(stopDueDay(asLocalDay(requested))).toBe(due),
  )

  test('end on a business day with none left, and begin with all ten', () => {
    for (let day = asLocalDay('2026-01-01'); day < '2027-01-01'; day = addDays(day, 1)) {
      const due = stopDueDay(day)
      expect([0, 6]).not.toContain(dayOfWeek(due))
      expect(businessDaysLeft(day, due)).toBe(10)
      expect(businessDaysLeft(due, due)).toBe(0)
      expect(businessDaysLeft(addDays(due, 1), due)).toBeNull()
    }
  })
})

test.each([
  ['2026-11-13', 10, '10 business days left', false],
  ['2026-11-24', 3, '3 business days left', false],
  ['2026-11-25', 2, '2 business days left', true],
  ['2026-11-26', 2, '2 business days left', true],
  ['2026-11-27', 1, '1 business day left', true],
  ['2026-11-29', 1, '1 business day left', true],
  ['2026-11-30', 0, 'Due today', true],
  ['2026-12-01', null, 'Overdue', true],
] as const)('on %s a request of November 13 has %s: %s', (today, left, words, urgent) => {
  const days = businessDaysLeft(asLocalDay(today), stopDueDay(asLocalDay('2026-11-13')))
  expect([days, daysLeftWords(days), isUrgent(days)]).toEqual([left, words, urgent])
})

test.each<[MessageChannel, boolean, boolean, boolean]>([
  ['sms', false, false, false],
  ['sms', false, true, false],
  ['sms', true, false, true],
  ['web', true, false, true],
  ['email', true, false, false],
  ['email', false, true, false],
  ['email', true, true, true],
])(
  'a request by %s, opted out %s, no messages about loans %s: honored %s',
  (channel, optedOut, loansRefused, honored) => expect(isHonored(channel, { optedOut, loansRefused })).toBe(honored),
)
