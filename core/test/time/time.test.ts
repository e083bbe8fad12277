import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { dayDivider, durationWords, relativeTime, shortDuration } from '#domain/time/relative.ts'
import { DAY_MS } from '#domain/time/spans.ts'
import { instantOf, isLocalDateTime, localDateTime, localDay } from '#domain/time/zone.ts'
import { csvTable } from '../table.ts'

const zone = fc.constantFrom(
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
)
const moment = fc.integer({ min: Date.parse('1970-01-02T00:00Z'), max: Date.parse('2100-01-01T00:00Z') })

describe('a zone', () => {
  test.each([
    ['2026-11-19T01:45:00Z', 'America/Los_Angeles', '2026-11-18', '2026-11-18T17:45'],
    ['2026-11-19T01:45:59Z', 'America/Los_Angeles', '2026-11-18', '2026-11-18T17:45'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', '2026-03-08T03:00'],
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08', '2026-03-08T01:59'],
    ['2026-01-01T05:30:00Z', 'Pacific/Honolulu', '2025-12-31', '2025-12-31T19:30'],
  ])('%s in %s is %s, %s', (iso, timezone, day, time) => {
    expect(localDay(Date.parse(iso), timezone)).toBe(day)
    expect(localDateTime(Date.parse(iso), timezone)).toBe(time)
  })

  test.each([
    ['2026-03-08T02:30', 'earlier', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08T02:30', 'later', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01T01:30', 'earlier', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T01:30', 'later', '2026-11-01T06:30:00.000Z'],
    ['2026-11-18T17:45:30', 'earlier', '2026-11-18T22:45:30.000Z'],
    ['2026-11-18', 'earlier', '2026-11-18T05:00:00.000Z'],
  ] as const)('%s in New York, %s, is %s', (local, disambiguation, iso) => {
    expect(new Date(instantOf(local, 'America/New_York', { disambiguation })).toISOString()).toBe(iso)
  })

  test('the wall clock of an instant leads back to it, except in a repeated hour', () => {
    fc.assert(
      fc.property(moment, zone, (instant, timezone) => {
        const minute = Math.floor(instant / 60_000) * 60_000
        const local = localDateTime(minute, timezone)
        const found = [instantOf(local, timezone), instantOf(local, timezone, { disambiguation: 'later' })]
        // Before standard time an offset may have seconds; a local time to the minute cannot carry them.
        fc.pre(found.every((one) => localDateTime(one, timezone) === local))
        expect(found).toContain(minute)
      }),
      { numRuns: 300 },
    )
  })

  test('agrees with Temporal at any time, also around a change of clocks', () => {
    const changes = fc
      .tuple(moment, zone)
      .map(([instant, timezone]) =>
        Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).getTimeZoneTransition('next'),
      )
      .filter((change) => change !== null)
    const around = fc
      .tuple(changes, fc.integer({ min: -5 * DAY_MS, max: 5 * DAY_MS }))
      .map(([change, by]) => [change.epochMilliseconds + by, change.timeZoneId] as const)
    fc.assert(
      fc.property(fc.oneof(fc.tuple(moment, zone), around), ([instant, timezone]) => {
        const asked = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDateTime()
        expect(localDay(instant, timezone)).toBe(asked.toPlainDate().toString())
        expect(localDateTime(instant, timezone)).toBe(asked.toString().slice(0, 16))
      }),
      { numRuns: 1_000 },
    )
  })

  test('later wall clock times are never earlier instants', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 200 }),
        zone,
        fc.constantFrom('earlier' as const, 'later' as const),
        (instant, minutes, timezone, disambiguation) => {
          const local = localDateTime(instant, 'UTC')
          const after = localDateTime(instant + minutes * 60_000, 'UTC')
          expect(instantOf(after, timezone, { disambiguation })).toBeGreaterThanOrEqual(
            instantOf(local, timezone, { disambiguation }),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  test.each([
    ['2026-11-18T17:45', true],
    ['2028-02-29T00:00', true],
    ['2026-02-29T00:00', false],
    ['2026-11-18T24:00', false],
    ['2026-11-18T17:45:00', false],
    ['2026-11-18', false],
    ['', false],
    ['2026-11-18 17:45', false],
  ])('"%s" is a local time: %s', (text, valid) => expect(isLocalDateTime(text)).toBe(valid))
})

describe('relative times', () => {
  test.each(csvTable<'then' | 'now' | 'zone' | 'short' | 'divider'>('time/relative.csv'))(
    '$then at $now in $zone: $short, $divider',
    (row) => {
      const plain = (text: string) => text.replace(',', '')
      expect(plain(relativeTime(Date.parse(row.then), Date.parse(row.now), row.zone))).toBe(row.short)
      expect(plain(dayDivider(Date.parse(row.then), Date.parse(row.now), row.zone))).toBe(row.divider)
    },
  )

  test('the year is set off with a comma', () => {
    expect(dayDivider(Date.parse('2024-04-08T12:00Z'), Date.parse('2026-11-18T12:00Z'), 'UTC')).toBe('Apr 8, 2024')
  })

  test('are always short', () => {
    fc.assert(
      fc.property(moment, moment, zone, (then, now, timezone) => {
        expect(relativeTime(then, now, timezone)).toMatch(
          /^(?:now|\d{1,2}[mh]|[A-Z][a-z]{2}|[A-Z][a-z]{2} \d{1,2}(?:, \d{4})?)$/,
        )
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    [0, '0s', '0 seconds'],
    [-5, '0s', '0 seconds'],
    [59_999, '59s', '59 seconds'],
    [60_000, '1m', '1 minute'],
    [14 * 60_000, '14m', '14 minutes'],
    [3_600_000, '1h', '1 hour'],
    [86_400_000, '1d', '1 day'],
    [3 * 86_400_000 + 5, '3d', '3 days'],
  ])('%i ms last %s, %s', (ms, text, words) => {
    expect(shortDuration(ms)).toBe(text)
    expect(durationWords(ms)).toBe(words)
  })
})
