import { describe, expect, test } from 'vitest'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { lengthenedBy, movedBy, occurrenceSpan, startingAt, withSpan } from '@xd/core/domain/calendar/move.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'

const span = (start: string, end = start) => ({ start: start as EntryDate, end: end as EntryDate })

const MOVED = [
  ['a day, a week on', span('2026-11-23'), { days: 7 }, span('2026-11-30')],
  [
    'a range keeps its length over a month’s end',
    span('2026-01-30', '2026-02-02'),
    { days: 1 },
    span('2026-01-31', '2026-02-03'),
  ],
  [
    'a time, over midnight',
    span('2026-12-31T23:45', '2027-01-01T00:15'),
    { minutes: 30 },
    span('2027-01-01T00:15', '2027-01-01T00:45'),
  ],
  [
    'back over midnight',
    span('2027-01-01T00:15', '2027-01-01T00:45'),
    { minutes: -30 },
    span('2026-12-31T23:45', '2027-01-01T00:15'),
  ],
  [
    'a time, by days alone',
    span('2026-02-28T09:15', '2026-03-01T10:00'),
    { days: 1 },
    span('2026-03-01T09:15', '2026-03-02T10:00'),
  ],
  ['a time, by days and minutes', span('2026-11-23T09:15'), { days: -1, minutes: 15 }, span('2026-11-22T09:30')],
  ['a day has no minutes', span('2026-11-23'), { minutes: 30 }, span('2026-11-23')],
] as const

const LENGTHENED = [
  ['a day becomes two', span('2026-11-23'), { days: 1 }, span('2026-11-23', '2026-11-24')],
  ['no end before the start', span('2026-11-23'), { days: -1 }, span('2026-11-23')],
  [
    'a day more, to the same minute',
    span('2026-11-23T09:00', '2026-11-23T09:30'),
    { days: 1 },
    span('2026-11-23T09:00', '2026-11-24T09:30'),
  ],
  [
    'half an hour more',
    span('2026-11-23T09:00', '2026-11-23T09:30'),
    { minutes: 30 },
    span('2026-11-23T09:00', '2026-11-23T10:00'),
  ],
  [
    'no time before the start',
    span('2026-11-23T09:00', '2026-11-23T09:15'),
    { minutes: -30 },
    span('2026-11-23T09:00'),
  ],
] as const

const STARTING = [
  ['another day', span('2026-11-23', '2026-11-25'), '2026-12-01', span('2026-12-01', '2026-12-03')],
  [
    'another time',
    span('2026-11-23T09:00', '2026-11-23T10:30'),
    '2026-11-24T14:00',
    span('2026-11-24T14:00', '2026-11-24T15:30'),
  ],
  [
    'its first time',
    span('2026-11-23', '2026-11-25'),
    '2026-11-24T14:00',
    span('2026-11-24T14:00', '2026-11-24T14:30'),
  ],
  [
    'no more time, though it ended after midnight',
    span('2026-11-23T22:00', '2026-11-24T02:00'),
    '2026-11-25',
    span('2026-11-25'),
  ],
  ['no more time', span('2026-11-23T09:00', '2026-11-23T10:30'), '2026-11-24', span('2026-11-24')],
] as const

describe('moving an entry', () => {
  test.each(MOVED)('%s', (_name, from, step, to) => expect(movedBy(from, step)).toEqual(to))
  test.each(LENGTHENED)('%s', (_name, from, step, to) => expect(lengthenedBy(from, step)).toEqual(to))
  test.each(STARTING)('%s', (_name, from, at, to) => expect(startingAt(from, at as EntryDate)).toEqual(to))

  test('moving an occurrence of a yearly entry moves it by the same amount in every year', () => {
    const yearly = {
      itemDateStart: '2019-11-23T09:00' as EntryDate,
      itemDateEnd: '2019-11-24T10:00' as EntryDate,
      occursFrom: asLocalDay('2026-11-23'),
      occursTo: asLocalDay('2026-11-24'),
    }
    expect(occurrenceSpan(yearly)).toEqual(span('2026-11-23T09:00', '2026-11-24T10:00'))
    expect(withSpan(yearly, span('2026-11-25T11:00', '2026-11-26T12:00'))).toEqual({
      itemDateStart: '2019-11-25T11:00',
      itemDateEnd: '2019-11-26T12:00',
    })
  })
})
