import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BatchKind } from '#domain/notice/batch.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { cents } from '#domain/money/cents.ts'
import {
  type InterestClock,
  interestClock,
  interestLeftOut,
  interestSentences,
  interestWords,
  noInterestWords,
} from '#domain/notice/interest-clock.ts'
import type { NoticeLaw } from '#domain/notice/lawful.ts'
import { addDays, asLocalDay, dayFromEpoch } from '#domain/time/day.ts'
import { csvTable } from '../table.ts'

type Column = 'law' | 'kind' | 'due' | 'given' | 'open' | 'today' | 'noticeBy' | 'givenOn' | 'noInterestFrom'

const shown = (day: string) => day.slice(5)
const BY = asLocalDay('2026-10-31')
const FROM = asLocalDay('2026-11-01')

describe('interest after maturity', () => {
  test.each(csvTable<Column>('notice/interest-clock.csv'))(
    '$law, $kind, due $due, given $given, open $open, on $today',
    ({ law, kind, due, given, open, today, noticeBy, givenOn, noInterestFrom }) => {
      const clock = interestClock(law as NoticeLaw, kind as BatchKind, {
        dueDate: asLocalDay(due),
        given: given === '' ? [] : given.split(' ').map(asLocalDay),
        isOpen: open === 'yes',
        today: asLocalDay(today),
      })
      const expected = { noticeBy, givenOn: givenOn || null, noInterestFrom: noInterestFrom || null }
      expect(clock).toEqual(noticeBy === '' ? null : expected)
    },
  )

  test('continues in any case after a notice in time, and never restarts without one', () => {
    const days = fc.integer({ min: -40, max: 90 })
    fc.assert(
      fc.property(fc.array(days, { maxLength: 4 }), days, (given, today) => {
        const dueDate = dayFromEpoch(20_700)
        const clock = interestClock('california', 'past-due', {
          dueDate,
          given: given.map((day) => addDays(dueDate, day)),
          isOpen: true,
          today: addDays(dueDate, today),
        })
        const inTime = given.some((day) => day > 0 && day <= 30)
        expect(clock?.noInterestFrom).toBe(inTime || today <= 30 ? null : addDays(dueDate, 31))
      }),
    )
  })
})

describe('the interest that may not be charged', () => {
  test.each([
    ['not a day past the month', 10_000, 0, 0],
    ['a day of the next month counts whole', 10_000, 1, 300],
    ['thirty days', 10_000, 30, 300],
    ['a day more', 10_000, 31, 600],
    ['3 % of a larger loan', 50_000, 31, 3000],
    ['agreed on, so nobody here knows it', 250_000, 31, null],
  ])('%s', (_case, principal, days, leftOut) => {
    const unpaid = { noticeBy: BY, principal: cents(principal), today: addDays(BY, days) }
    expect(interestLeftOut(regimes.ca_2025, unpaid)).toBe(leftOut)
  })

  test('is shown with the day it ended', () => {
    expect(noInterestWords(BY, cents(300), shown)).toBe(
      'No interest after 10-31: no notice was sent in time. Interest since then would be $3.00. Leave it out if the amount due includes it.',
    )
    expect(noInterestWords(BY, null, shown)).toBe('No interest after 10-31: no notice was sent in time.')
  })
})

describe('the sentence about it', () => {
  const open = { noticeBy: BY, givenOn: null, noInterestFrom: null }
  const over = { ...open, noInterestFrom: FROM }

  test.each([
    [open, 'Give notice by 10-31, or interest stops the day after.'],
    [
      { ...open, givenOn: asLocalDay('2026-10-09') },
      'Given on 10-09, within a month of the due date: interest keeps accruing.',
    ],
    [over, 'No notice is on record by 10-31, so no interest accrues starting 11-01.'],
    [
      { ...over, givenOn: asLocalDay('2026-11-20') },
      'No notice is on record by 10-31, so no interest accrues starting 11-01.',
    ],
  ])('%o', (clock, words) => {
    expect(interestWords(clock, shown)).toBe(words)
  })

  test('appears once if it is the same for all tickets', () => {
    const of = (ticketNumber: string, interest: InterestClock | null) => ({ ticketNumber, interest })
    expect(interestSentences([of('1', open), of('2', open)], shown)).toEqual([interestWords(open, shown)])
    expect(interestSentences([of('1', open), of('2', over)], shown)).toEqual([
      `Ticket 1: ${interestWords(open, shown)}`,
      `Ticket 2: ${interestWords(over, shown)}`,
    ])
    expect(interestSentences([of('1', null), of('2', over)], shown)).toEqual([
      `Ticket 2: ${interestWords(over, shown)}`,
    ])
    expect(interestSentences([of('1', null)], shown)).toEqual([])
  })
})
