import { expect, test } from 'vitest'
import { timezoneChoices, timezoneLabel, US_TIMEZONES_FIRST } from '#domain/hours/timezones.ts'
import { isTimezone } from '#domain/time/zone.ts'

test('six US zones come first, then Arizona, then the rest by name, each once', () => {
  const choices = timezoneChoices(Intl.supportedValuesOf('timeZone')).map(({ timezone }) => timezone)
  expect(choices.slice(0, 8)).toEqual([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Phoenix',
    'Africa/Abidjan',
  ])
  expect(US_TIMEZONES_FIRST).toHaveLength(6)
  expect(new Set(choices).size).toBe(choices.length)
})

test.each([
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Phoenix', 'Arizona (no daylight saving)'],
  ['America/Port_of_Spain', 'America/Port of Spain'],
])('%s is listed as “%s”', (timezone, label) => {
  expect(timezoneLabel(timezone)).toBe(label)
})

test.each([
  ['America/Phoenix', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ['-05:00', false],
])('"%s" is a zone: %s', (name, known) => {
  expect(isTimezone(name)).toBe(known)
})
