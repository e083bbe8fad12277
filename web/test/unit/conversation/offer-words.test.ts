import { expect, test } from 'vitest'
import { offerWords } from '#features/conversation/offer-words.ts'

const now = Date.parse('2026-11-20T12:00:00-08:00')

test.each([
  ['2026-11-20T14:15:00-08:00', 'Today, 2:15 PM'],
  ['2026-11-21T09:00:00-08:00', 'Tomorrow, 9:00 AM'],
  ['2026-11-23T09:00:00-08:00', 'Monday, 9:00 AM'],
  ['2026-11-26T09:00:00-08:00', 'Thursday, 9:00 AM'],
  // A week or more ahead, the weekday alone would name an earlier day.
  ['2026-11-27T09:00:00-08:00', 'Fri, Nov 27, 9:00 AM'],
  ['2027-01-04T09:00:00-08:00', 'Mon, Jan 4, 2027, 9:00 AM'],
])('%s is offered as %s', (at, words) => {
  expect(offerWords(Date.parse(at), now, 'America/Los_Angeles')).toBe(words)
})
