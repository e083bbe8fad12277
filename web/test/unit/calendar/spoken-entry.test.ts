import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { describe, expect, test } from 'vitest'
import { savedWords, spanWords, zoneWords } from '#features/calendar/spoken-entry.ts'

const at = (start: string, end = start) => ({ start: start as EntryDate, end: end as EntryDate })

describe('when an entry is', () => {
  test.each([
    ['a day has no clock', at('2026-11-23'), 'Monday, November 23, 2026', ''],
    ['a time has one', at('2026-11-23T09:00'), 'Monday, November 23, 2026, 9:00 AM', ' PT'],
    [
      'so has a span',
      at('2026-11-23T09:00', '2026-11-23T10:00'),
      'Monday, November 23, 2026, 9:00 AM to 10:00 AM',
      ' PT',
    ],
  ])('%s, with its owner', (_, span, words, zone) => {
    expect(spanWords(span)).toBe(words)
    expect(zoneWords(span.start, 'America/Los_Angeles')).toBe(zone)
  })
})

test('a saved entry is named, with its time, and the calendar that hides it', () => {
  const entry = {
    itemTitle: 'Rent',
    itemDateStart: '2026-11-23',
    itemDateEnd: '2026-11-24',
    itemRepeat: 'year',
    occursFrom: '2026-11-23',
    occursTo: '2026-11-24',
  } as CalendarEntryData
  const words = '“Rent” saved for Mon, Nov 23, 2026 – Tue, Nov 24, 2026, every year'
  expect(savedWords(entry, undefined)).toBe(words)
  expect(savedWords(entry, 'Staff')).toBe(`${words}. Its calendar, Staff, is hidden.`)
})
