import { expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { daysGiven, type GivenNotice, givenAbout, lastDayGiven } from '@xd/server/queries/given-notices.ts'

const TICKET = { ticketNumber: '100', dueDate: '2025-03-01', custID: 5 }
const given = (noticeID: number, change: object): GivenNotice =>
  ({
    ...{ ...TICKET, noticeID, graceDate: null, batchKind: 'past-due', noticeStatus: 'delivered', errorCode: null },
    ...{ sentDay: null, mailedOn: null, ...change },
  }) as GivenNotice

const GIVEN = [
  given(1, { sentDay: '2025-03-09' }),
  given(2, { sentDay: '2025-03-04', errorCode: 30005 }),
  given(3, { sentDay: '2025-03-04', noticeStatus: 'failed', mailedOn: '2025-03-06' }),
  given(4, { sentDay: '2025-02-20' }),
  given(5, { sentDay: '2025-03-01' }),
  given(6, { sentDay: '2025-03-02', dueDate: '2025-02-01' }),
  given(7, { sentDay: '2025-03-02', custID: 6 }),
  given(8, { sentDay: '2025-03-02', ticketNumber: '101' }),
]

test('a notice counts as given on the day it arrived or was mailed, for its ticket, due day and customer', () => {
  expect(givenAbout(GIVEN, TICKET)).toEqual([
    { noticeID: 1, day: '2025-03-09' },
    { noticeID: 3, day: '2025-03-06' },
    { noticeID: 4, day: '2025-02-20' },
    { noticeID: 5, day: '2025-03-01' },
  ])
  expect(daysGiven(GIVEN, { ...TICKET, custID: 6 })).toEqual(['2025-03-02'])
  const both = [given(1, { sentDay: '2025-03-04', mailedOn: '2025-03-05' })]
  expect(daysGiven(both, TICKET)).toEqual(['2025-03-04', '2025-03-05'])
})

test('the first notice after a ticket was due sets its last day', () => {
  expect(lastDayGiven('california', GIVEN, TICKET)).toBe('2025-03-16')
  expect(lastDayGiven('california', [...GIVEN].reverse(), TICKET)).toBe('2025-03-16')
  const later = GIVEN.map((one) => ({ ...one, graceDate: asLocalDay('2025-03-31') }))
  expect(lastDayGiven('california', later, TICKET)).toBe('2025-03-31')
  expect(lastDayGiven('none', later, TICKET)).toBe('2025-03-31')
  expect(lastDayGiven('none', GIVEN, TICKET)).toBeNull()
  expect(lastDayGiven('california', GIVEN.slice(3, 5), TICKET)).toBeNull()
  expect(lastDayGiven('california', [], TICKET)).toBeNull()
})
