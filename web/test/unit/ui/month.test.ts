import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { describe, expect, test } from 'vitest'
import { addMonths, weeksOf } from '#ui/picker/month.ts'

describe('the month grid', () => {
  test('starts on the Sunday on or before the first, and shows six weeks', () => {
    const weeks = weeksOf(asLocalDay('2026-11-21'))
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.[0]).toBe('2026-11-01')
    expect(weeks[5]?.[6]).toBe('2026-12-12')
    expect(weeksOf(asLocalDay('2026-12-01'))[0]?.[0]).toBe('2026-11-29')
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('%s moved by %i months is %s', (day, months, expected) => {
    expect(addMonths(asLocalDay(day), months)).toBe(expected)
  })
})
