import { describe, expect, test } from 'vitest'
import { paidSpans, type Span } from '#domain/report/paid-so-far.ts'
import { localDateTime } from '#domain/time/zone.ts'

const LA = 'America/Los_Angeles'
const clocks = ({ from, to }: Span, timezone = LA) => [from, to].map((instant) => localDateTime(instant, timezone))

describe('payments so far are compared with the same time a week before', () => {
  test('today, and the week since Sunday', () => {
    const { today, week } = paidSpans(Date.parse('2026-11-25T15:05Z'), LA)
    expect(clocks(today.now)).toEqual(['2026-11-25T00:00', '2026-11-25T07:05'])
    expect(clocks(today.then)).toEqual(['2026-11-18T00:00', '2026-11-18T07:05'])
    expect(clocks(week.now)).toEqual(['2026-11-22T00:00', '2026-11-25T07:05'])
    expect(clocks(week.then)).toEqual(['2026-11-15T00:00', '2026-11-18T07:05'])
  })

  test('by the clock on the wall, across a change of the clocks', () => {
    const { today } = paidSpans(Date.parse('2026-11-03T18:00Z'), LA)
    expect(clocks(today.now)).toEqual(['2026-11-03T00:00', '2026-11-03T10:00'])
    expect(clocks(today.then)).toEqual(['2026-10-27T00:00', '2026-10-27T10:00'])
    expect(today.now.to - today.then.to).toBe(7 * 86_400_000 + 3_600_000)
  })

  test('on a Sunday the week is today', () => {
    const { today, week } = paidSpans(Date.parse('2026-11-22T18:00Z'), LA)
    expect(week).toEqual(today)
  })
})
