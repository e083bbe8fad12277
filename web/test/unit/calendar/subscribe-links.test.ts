import { expect, test } from 'vitest'
import { subscribeLinks } from '#features/calendar/subscribe-links.ts'

test('each calendar program gets the feed’s address in its own form', () => {
  expect(subscribeLinks('https://office.example/ical/a_b.ics').map(({ href }) => href)).toEqual([
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Foffice.example%2Fical%2Fa_b.ics',
    'webcal://office.example/ical/a_b.ics',
    'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Foffice.example%2Fical%2Fa_b.ics&name=XD',
  ])
})
