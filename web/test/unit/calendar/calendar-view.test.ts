import { describe, expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { canShow, turned, type View, viewTitle, windowOf } from '#features/calendar/calendar-view.ts'

const CASES = [
  ['month', '2026-11-23', '2026-11-01', '2026-12-05', 'November 2026', '2026-12-23'],
  ['month', '2026-02-14', '2026-02-01', '2026-02-28', 'February 2026', '2026-03-14'],
  ['month', '2027-01-31', '2026-12-27', '2027-02-06', 'January 2027', '2027-02-28'],
  ['week', '2026-11-23', '2026-11-22', '2026-11-28', 'Nov 22 – Nov 28, 2026', '2026-11-30'],
  ['week', '2026-12-31', '2026-12-27', '2027-01-02', 'Dec 27, 2026 – Jan 2, 2027', '2027-01-07'],
  ['list', '2026-11-23', '2026-11-23', '2026-12-23', 'From Mon, Nov 23, 2026', '2026-12-23'],
] as const satisfies readonly (readonly [View, ...string[]])[]

describe('the days of a view', () => {
  test.each(CASES)('%s of %s: from %s to %s, “%s”, then %s', (view, day, from, to, title, next) => {
    const at = asLocalDay(day)
    expect(windowOf(view, at)).toEqual({ from, to })
    expect(viewTitle(view, at)).toBe(title)
    expect(turned(view, at, 1)).toBe(next)
  })

  test('nothing before 1900 or after 9999 is shown', () => {
    expect(['1899-12-31', '1900-06-01', '2026-11-23', '9999-12-31'].map((day) => canShow(asLocalDay(day)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
