import { expect, test } from 'vitest'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { calendarFile } from '#features/calendar/calendar-file.ts'

const searchOf = (href: string) => JSON.parse(new URL(href, 'http://localhost').searchParams.get('search')!) as object

test('a view’s file has the days that it shows, on the calendars that the user sees', () => {
  const day = '2026-11-26' as LocalDay
  const calendar = 'shown'
  expect(searchOf(calendarFile('week', day, ''))).toEqual({ dateStart: '2026-11-22', dateEnd: '2026-11-28', calendar })
  expect(searchOf(calendarFile('month', day, ''))).toEqual({ dateStart: '2026-11-01', dateEnd: '2026-12-05', calendar })
  expect(searchOf(calendarFile('list', day, ''))).toEqual({ dateStart: '2026-11-26', dateEnd: '2026-12-26', calendar })
})

test('a filtered list’s file has the entries that the text finds', () => {
  const day = '2026-11-26' as LocalDay
  expect(searchOf(calendarFile('list', day, 'layaway'))).toMatchObject({ calendar: 'shown', filter: 'layaway' })
  expect(searchOf(calendarFile('week', day, 'layaway'))).not.toHaveProperty('filter')
})
