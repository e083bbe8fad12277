import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import {
  canMovePromise,
  canPromise,
  keptWords,
  PROMISE_LABELS,
  PROMISE_SOURCES,
  PROMISE_STATUSES,
  promiseCutoff,
  type PromiseStatus,
  promiseStatusAt,
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
    payments: [at: string, dollars: number | null, tickets: string[]][]
    now: string
    status: PromiseStatus
  }[]
  cutoffs: { what: string; week: ShortWeek; closed?: string; day: string; cutoff: string }[]
  moves: { from: PromiseStatus; to: PromiseStatus[] }[]
  kept: { statuses: PromiseStatus[]; words: string }[]
  terms: (Terms & { reason: string | null })[]
}>('promise/cases.json')

const zone = 'America/Los_Angeles'
const week = weekOf({ '1-5': '09:00-18:00 cutoff 17:45 reply 18:00' })
const inCents = (dollars: number) => cents(Math.round(dollars * 100))
const terms = ({ day, amount, tickets = [] }: Terms) => ({
  promiseDay: asLocalDay(day),
  promiseAmountCents: amount === undefined ? null : inCents(amount),
  promiseTickets: tickets,
})

test.each(cases.statuses)('$what: $status', ({ promise, payments, now, status }) => {
  const made = { ...terms(promise), madeAt: at('2026-12-01T09:00-08:00') }
  const cutoff = promiseCutoff(week, zone, made.promiseDay)
  const paid = payments.map(([paidAt, dollars, ticketNumbers]) => ({
    paidAt: at(paidAt),
    amountCents: dollars === null ? null : inCents(dollars),
    ticketNumbers,
  }))
  expect(promiseStatusAt(made, paid, { cutoff, now: at(now) })).toBe(status)
})

test.each(cases.cutoffs)('the cutoff of $what', ({ week: short, closed, day, cutoff }) => {
  const closures = closed ? [{ storeID: null, day: closed, opens: null, closes: null, yearly: false }] : []
  expect(new Date(promiseCutoff(weekOf(short, closures), zone, asLocalDay(day))).toISOString()).toBe(cutoff)
})

test.each(cases.moves)('from $from', ({ from, to }) => {
  expect(PROMISE_STATUSES.filter((status) => canMovePromise(from, status).ok)).toEqual(to)
})

test.each(cases.kept)('$statuses: $words', ({ statuses, words }) => expect(keptWords(statuses)).toBe(words))

test.each(cases.terms)('a promise of $day, $amount, $tickets', ({ reason, ...promise }) => {
  const can = canPromise(terms(promise), asLocalDay('2026-11-30'))
  expect(can.ok ? null : can.reason).toBe(reason)
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
