import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFromEpoch, asLocalDay } from '#domain/time/day.ts'
import { occurrences, type Repeat } from '#domain/calendar/occurrences.ts'
import { jsonTable } from '../table.ts'

interface Case {
  name: string
  start: string
  end: string
  repeat: Repeat
  from: string
  to: string
  starts: string[]
}

describe('occurrences in a window', () => {
  test.each(jsonTable<Case[]>('calendar/occurrences.json'))('$name', ({ start, end, repeat, from, to, starts }) => {
    const found = occurrences(
      { start: asLocalDay(start), end: asLocalDay(end) },
      repeat,
      asLocalDay(from),
      asLocalDay(to),
    )
    expect(found.map((span) => span.start)).toEqual(starts)
  })

  const day = fc.integer({ min: 0, max: 40_000 }).map((n) => dayFromEpoch(n))

  test('all touch the window, are in order, and match those of the window split in two', () => {
    fc.assert(
      fc.property(day, fc.nat(800), day, fc.nat(4000), fc.nat(4000), (start, length, from, first, second) => {
        const entry = { start, end: addDays(start, length) }
        const [middle, to] = [addDays(from, first), addDays(from, first + 1 + second)]
        const whole = occurrences(entry, 'year', from, to)
        expect(whole.every((span) => span.start <= to && span.end >= from)).toBe(true)
        expect(whole).toEqual([...whole].sort((a, b) => (a.start < b.start ? -1 : 1)))
        const halves = [
          ...occurrences(entry, 'year', from, middle),
          ...occurrences(entry, 'year', addDays(middle, 1), to),
        ]
        expect([...new Set(halves.map((span) => span.start))]).toEqual(whole.map((span) => span.start))
      }),
    )
  })

  test('the cost grows with the matches, not the years', () => {
    const entry = { start: asLocalDay('0001-05-05'), end: asLocalDay('0001-05-05') }
    const found = occurrences(entry, 'year', asLocalDay('9990-01-01'), asLocalDay('9999-12-31'))
    expect(found).toHaveLength(10)
  })
})
