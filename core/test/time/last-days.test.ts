import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastDays } from '#domain/time/last-days.ts'
import { localDay } from '#domain/time/zone.ts'

const HOUR = 3_600_000

describe('the last days of a store', () => {
  test('end with its own today, wherever the server is', () => {
    const now = Date.UTC(2024, 2, 1, 5)
    expect(lastDays(2, now, 'America/Los_Angeles').map(({ day }) => day)).toEqual(['2024-02-28', '2024-02-29'])
    expect(lastDays(2, now, 'Pacific/Kiritimati').map(({ day }) => day)).toEqual(['2024-02-29', '2024-03-01'])
  })

  test('are 23 hours long when the clocks go forward, and 25 when they go back', () => {
    const hours = (now: number) => lastDays(3, now, 'America/Denver').map(({ from, to }) => (to - from) / HOUR)
    expect(hours(Date.UTC(2024, 2, 11, 20))).toEqual([24, 23, 24])
    expect(hours(Date.UTC(2024, 10, 4, 20))).toEqual([24, 25, 24])
  })

  test('follow each other without gaps, and the last one contains now', () => {
    const zone = fc.constantFrom(
      'America/Phoenix',
      'America/New_York',
      'America/Santiago',
      'Africa/Cairo',
      'Asia/Kathmandu',
      'UTC',
    )
    const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) })
    fc.assert(
      fc.property(instant, zone, (now, timezone) => {
        const days = lastDays(30, now, timezone)
        expect(days).toHaveLength(30)
        days.slice(1).forEach((day, i) => expect(day.from).toBe(days[i]!.to))
        for (const { day, from, to } of days)
          expect([localDay(from, timezone), localDay(to - 1, timezone)]).toEqual([day, day])
        const today = days.at(-1)!
        expect(today.from <= now && now < today.to).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
