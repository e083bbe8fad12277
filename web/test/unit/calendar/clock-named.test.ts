import { describe, expect, test } from 'vitest'
import { clockNamed } from '#features/calendar/clock-named.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const PACIFIC = 'America/Los_Angeles'

describe('the clock of the calendars', () => {
  test.each([
    ['is everyone’s', [PACIFIC, PACIFIC], undefined],
    ['has no stores yet', [], undefined],
    ['is not the reader’s', ['America/New_York', PACIFIC], 'Times in PT'],
    ['is not a store’s', [PACIFIC, PACIFIC, 'America/Denver'], 'Times in PT'],
    ['has the hour of a zone without summer time', ['America/Phoenix'], 'Times in PT'],
  ])('%s', (_, others, words) => expect(clockNamed(NOW, PACIFIC, others)).toBe(words))
})
