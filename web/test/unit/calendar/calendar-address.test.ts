import { beforeEach, expect, test } from 'vitest'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { type CalendarAddress, useCalendarAddress } from '#features/calendar/use-calendar-address.ts'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

beforeEach(() => {
  aPage()
  aWindow()
})

const TODAY = '2026-11-20' as LocalDay

test.each([
  ['another day', (address: CalendarAddress) => address.show({ day: '2026-12-24' as LocalDay })],
  ['another view', (address: CalendarAddress) => address.show({ view: 'list' })],
  ['a text', (address: CalendarAddress) => address.search('safe')],
])('the calendar’s list begins at its first page for %s', async (_, go) => {
  const screen = await drawn(useCalendarAddress as never, {}, [TODAY])
  const address = () => screen.value() as CalendarAddress
  expect(address().page).toBe(1)
  address().turnTo(3)
  await expect.poll(() => address().page).toBe(3)
  go(address())
  await expect.poll(() => address().page).toBe(1)
  await rendered()
})
