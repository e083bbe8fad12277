import { expect, test } from 'vitest'
import { daysAhead, daysBehind, MOST_IN_FEED } from '#domain/calendar/feed.ts'
import { customerInitials } from '#domain/customer/initials.ts'
import { asLocalDay } from '#domain/time/day.ts'

const today = asLocalDay('2026-03-10')

test('a feed reaches a year back and three ahead, and has at most 5,000 entries', () => {
  expect(MOST_IN_FEED).toBe(5000)
  expect(daysBehind(today)).toEqual({ from: '2025-03-09', to: '2026-03-09' })
  expect(daysAhead(today).map(({ to }) => to)).toEqual(['2026-04-10', '2027-03-11', '2029-03-12'])
})

test.each([
  ['Lev', 'Petrov', 'L. P.'],
  [' émile', 'zola ', 'É. Z.'],
  ['Cher', '', 'C.'],
  ['', 'Unknown', 'a customer'],
  ['(213) 555-0147', '', 'a customer'],
])('%s %s by initials is %s', (custFirstName, custLastName, initials) =>
  expect(customerInitials({ custFirstName, custLastName, custPhone: '+12135550147' })).toBe(initials),
)
