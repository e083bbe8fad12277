import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { describe, expect, test } from 'vitest'
import { spanWords, zoneWords } from '#features/calendar/spoken-entry.ts'

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
  ])('%s, and says whose', (_, span, words, zone) => {
    expect(spanWords(span)).toBe(words)
    expect(zoneWords(span.start, 'America/Los_Angeles')).toBe(zone)
  })
})
