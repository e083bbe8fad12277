import { expect, test } from 'vitest'
import { chooseForFeed, feedWindow } from '#domain/calendar/feed.ts'
import { customerInitials } from '#domain/customer/initials.ts'
import { asLocalDay } from '#domain/time/day.ts'

const today = asLocalDay('2026-03-10')
const on = (...days: number[]) =>
  days.map((day) => ({ occursTo: asLocalDay(`2026-03-${String(day).padStart(2, '0')}`) }))

test('a feed reaches a year back and three ahead', () => {
  expect(feedWindow(today)).toEqual({ from: '2025-03-09', to: '2029-03-12' })
})

test.each([
  ['all that fit', on(8, 9, 10, 11), 4, on(8, 9, 10, 11)],
  ['those ahead first, then the latest behind', on(8, 9, 10, 11), 3, on(9, 10, 11)],
  ['the next ones, when there are too many ahead', on(9, 10, 11, 12), 2, on(10, 11)],
])('of too many it carries %s', (_, all, most, chosen) => expect(chooseForFeed(all, today, most)).toEqual(chosen))

test.each([
  ['Lev', 'Petrov', 'L. P.'],
  [' émile', 'zola ', 'É. Z.'],
  ['Cher', '', 'C.'],
  ['', 'Unknown', 'a customer'],
  ['(213) 555-0147', '', 'a customer'],
])('%s %s by initials is %s', (custFirstName, custLastName, initials) =>
  expect(customerInitials({ custFirstName, custLastName, custPhone: '+12135550147' })).toBe(initials),
)
