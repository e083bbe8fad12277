import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import {
  canMovePromise,
  isPaidSince,
  isPromiseAbout,
  keptWords,
  PROMISE_LABELS,
  PROMISE_SOURCES,
  PROMISE_STATUSES,
  promiseCutoff,
  promiseFaults,
  type PromiseFaults,
  type PromiseStatus,
  promiseStatusAt,
  takesPlaceOf,
} from '#domain/promise/promise.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { at, type ShortWeek, weekOf } from '../hours/week.ts'
import { jsonTable } from '../table.ts'

interface Terms {
  readonly day: string
  readonly amount?: number
  readonly tickets?: readonly string[]
}

const cases = jsonTable<{
  statuses: {
    what: string
    promise: Terms
    payments: [at: string, dollars: number | null, tickets: string[], from?: string][]
    now: string
    status: PromiseStatus
    /** Broken, but paid since. */
    late?: true
  }[]
  cutoffs: { what: string; week: ShortWeek; closed?: string; day: string; cutoff: string }[]
  moves: { from: PromiseStatus; to: PromiseStatus[] }[]
  kept: { kept: number; broken: number; words: string }[]
  terms: (Terms & { faults: PromiseFaults })[]
  about: { promise: string[]; tickets: string[]; isAbout: boolean; takesPlace: boolean }[]
}>('promise/cases.json')

const zone = 'America/Los_Angeles'
const week = weekOf({ '1-5': '09:00-18:00 cutoff 17:45 reply 18:00' })
const inCents = (dollars: number) => cents(Math.round(dollars * 100))
const terms = ({ day, amount, tickets = [] }: Terms) => ({
  promiseDay: asLocalDay(day),
  promiseAmountCents: amount === undefined ? null : inCents(amount),
  promiseTickets: tickets,
})

test.each(cases.statuses)('$what: $status', ({ promise, payments, now, status, late = false }) => {
  const made = { ...terms(promise), madeAt: at('2026-12-01T09:00-08:00') }
  const cutoff = promiseCutoff(week, zone, made.promiseDay)
  const paid = payments.map(([paidAt, dollars, ticketNumbers, from]) => ({
    paidAt: at(paidAt),
    amountCents: dollars === null ? null : inCents(dollars),
    ticketNumbers,
    ...(from !== undefined && { paidFrom: at(from) }),
  }))
  expect(promiseStatusAt(made, paid, { cutoff, now: at(now) })).toBe(status)
  expect(status === 'broken' && isPaidSince(made, paid)).toBe(late)
})

test.each(cases.cutoffs)('the cutoff of $what', ({ week: short, closed, day, cutoff }) => {
  const closures = closed ? [{ storeID: null, day: closed, opens: null, closes: null, yearly: false }] : []
  expect(new Date(promiseCutoff(weekOf(short, closures), zone, asLocalDay(day))).toISOString()).toBe(cutoff)
})

test.each(cases.moves)('from $from', ({ from, to }) => {
  expect(PROMISE_STATUSES.filter((status) => canMovePromise(from, status).ok)).toEqual(to)
})

test.each(cases.kept)('$kept kept, $broken broken: $words', ({ kept, broken, words }) =>
  expect(keptWords({ promisesKept: kept, promisesBroken: broken })).toBe(words),
)

test.each(cases.terms)('a promise of $day, $amount, $tickets', ({ faults, ...promise }) => {
  expect(promiseFaults(terms(promise), asLocalDay('2026-11-30'))).toStrictEqual(faults)
})

test.each(cases.about)('a promise of $promise, beside $tickets', ({ promise, tickets, isAbout, takesPlace }) => {
  expect([isPromiseAbout(promise, tickets), takesPlaceOf(tickets, promise)]).toEqual([isAbout, takesPlace])
})

describe('what staff see', () => {
  test('a broken promise is an alarm, a kept one is good', () => {
    expect(PROMISE_STATUSES.map((status) => PROMISE_LABELS[status].tone)).toEqual([
      'info',
      'success',
      'danger',
      'neutral',
    ])
    expect(PROMISE_SOURCES).toContain('text')
  })
})
