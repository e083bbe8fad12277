import { expect, test } from 'vitest'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { entryWhen } from '#parts/calendar/entry-words.ts'

const entry = (itemDateStart: string, itemDateEnd = itemDateStart) =>
  ({
    itemDateStart,
    itemDateEnd,
    occursFrom: itemDateStart.slice(0, 10),
    occursTo: itemDateEnd.slice(0, 10),
  }) as CalendarEntryData

test.each([
  ['a day', entry('2026-11-23'), '2026-11-23', 'All day'],
  ['days', entry('2026-11-23', '2026-11-25'), '2026-11-24', 'Day 2 of 3'],
  ['a moment', entry('2026-11-23T09:00'), '2026-11-23', '9:00 AM'],
  ['an hour', entry('2026-11-23T09:00', '2026-11-23T10:00'), '2026-11-23', '9:00 AM – 10:00 AM'],
  ['an evening until midnight', entry('2026-11-23T20:00', '2026-11-24T00:00'), '2026-11-23', '8:00 PM – 12:00 AM'],
  ['a night, on its first day', entry('2026-11-23T22:00', '2026-11-24T06:00'), '2026-11-23', '10:00 PM – 6:00 AM'],
  ['a night, on its second day', entry('2026-11-23T22:00', '2026-11-24T06:00'), '2026-11-24', 'Until 6:00 AM'],
  ['two days with times', entry('2026-11-23T09:00', '2026-11-24T17:00'), '2026-11-23', 'From 9:00 AM'],
  [
    'a trip until midnight, on its last day',
    entry('2026-11-23T09:00', '2026-11-25T00:00'),
    '2026-11-24',
    'Until 12:00 AM',
  ],
  ['a trip, on its first day', entry('2026-11-23T09:00', '2026-11-25T08:00'), '2026-11-23', 'From 9:00 AM'],
  ['a trip, in the middle', entry('2026-11-23T09:00', '2026-11-25T08:00'), '2026-11-24', 'Day 2 of 3'],
  ['a trip, on its last day', entry('2026-11-23T09:00', '2026-11-25T08:00'), '2026-11-25', 'Until 8:00 AM'],
])('the time of %s', (_, of, day, words) => {
  expect(entryWhen(of, day as LocalDay)).toBe(words)
})
