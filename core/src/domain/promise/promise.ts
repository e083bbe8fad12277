// A customer's promise to pay by a day. No law speaks of it: the rules are our own. It is kept once a payment names
// its ticket, or payments reach its amount, before that day's payment cutoff; at the cutoff it is broken. Our readings:
//  - The cutoff is the one that decides which business day a payment counts for (payment/expiry.ts), so a payment at the
//    cutoff itself is too late. Where the store is closed on the promised day, the next open day's cutoff counts, since a
//    payment made then posts on that day. A store that is never open has no cutoff: the promised day's end counts.
//  - A promise of several tickets is kept when each of them was paid.
//  - One that names neither ticket nor amount is kept by any payment.
//  - Money paid before the promise was made, or refunded, keeps nothing.
//  - A payment that becomes known late (a card answer, a store's file) makes a broken promise kept: what counts is when it
//    was paid. Nothing breaks a promise that was kept.
import { type Can, no, yes } from '#domain/access/can.ts'
import { periodsAround } from '#domain/hours/open-period.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import type { Cents } from '#domain/money/cents.ts'
import { canRequestAmount } from '#domain/payment/amount.ts'
import { type Tone, toneOf } from '#domain/status/tone.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import { parseTicketList } from '#domain/ticket/ticket-list.ts'
import { addDays } from '#domain/time/day.ts'
import { instantOf, type LocalDay } from '#domain/time/zone.ts'

export const PROMISE_STATUSES = ['open', 'kept', 'broken', 'withdrawn'] as const
export type PromiseStatus = (typeof PROMISE_STATUSES)[number]

const labeled = (label: string): { readonly label: string; readonly tone: Tone } => ({ label, tone: toneOf(label) })

export const PROMISE_LABELS: Readonly<Record<PromiseStatus, { readonly label: string; readonly tone: Tone }>> = {
  open: labeled('Open'),
  kept: labeled('Kept'),
  broken: labeled('Broken'),
  withdrawn: labeled('Withdrawn'),
}

/** How it was made. */
export const PROMISE_SOURCES = ['text', 'staff', 'call'] as const
export type PromiseSource = (typeof PROMISE_SOURCES)[number]

const MOVES: Readonly<Record<PromiseStatus, readonly PromiseStatus[]>> = {
  open: ['kept', 'broken', 'withdrawn'],
  broken: ['kept'],
  kept: [],
  withdrawn: [],
}

const OVER: Readonly<Record<Exclude<PromiseStatus, 'open'>, string>> = {
  kept: 'This promise was kept.',
  broken: 'This promise was broken. Only a payment made in time changes that.',
  withdrawn: 'This promise was withdrawn.',
}

export const canMovePromise = (from: PromiseStatus, to: PromiseStatus): Can =>
  from === 'open' || MOVES[from].includes(to) ? (from === to ? no('This promise is open.') : yes) : no(OVER[from])

/** A customer who needs longer renews. */
const MOST_DAYS_AHEAD = 366

export interface PromiseTerms {
  readonly promiseDay: LocalDay
  readonly promiseAmountCents: Cents | null
  readonly promiseTickets: readonly string[]
}

export const canPromise = (terms: PromiseTerms, today: LocalDay): Can => {
  if (terms.promiseDay < today) return no('Choose today or a later day')
  if (terms.promiseDay > addDays(today, MOST_DAYS_AHEAD)) return no('Choose a day within a year')
  const tickets = parseTicketList(terms.promiseTickets.join(','))
  if (!tickets.ok) return no(tickets.reason)
  return terms.promiseAmountCents === null ? yes : canRequestAmount(terms.promiseAmountCents)
}

/** When a promise of this day is broken. */
export const promiseCutoff = (hours: OpeningHours, timezone: string, promiseDay: LocalDay): number => {
  const periods = periodsAround(hours, timezone, instantOf(`${promiseDay}T00:00`, timezone))
  const next = periods.find(({ day }) => day >= promiseDay)
  return next?.paymentCutoff ?? instantOf(`${addDays(promiseDay, 1)}T00:00`, timezone)
}

export interface PromisePayment {
  readonly paidAt: number
  /** Less what was refunded. Null where only the ticket is known: the store's own file shows that it was paid. */
  readonly amountCents: Cents | null
  readonly ticketNumbers: readonly string[]
}

export interface MadePromise extends PromiseTerms {
  readonly madeAt: number
}

export const isKeptBy = (promise: MadePromise, payments: readonly PromisePayment[], cutoff: number): boolean => {
  const counted = payments.filter(
    ({ paidAt, amountCents }) =>
      paidAt >= promise.madeAt && paidAt < cutoff && (amountCents === null || amountCents > 0),
  )
  const wanted = promise.promiseTickets.map(ticketNumberOf)
  const paid = new Set(counted.flatMap(({ ticketNumbers }) => ticketNumbers.map(ticketNumberOf)))
  if (wanted.length > 0 && wanted.every((ticket) => paid.has(ticket))) return true
  if (promise.promiseAmountCents === null) return wanted.length === 0 && counted.length > 0
  return counted.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0) >= promise.promiseAmountCents
}

/** Where a promise stands that nobody withdrew. */
export const promiseStatusAt = (
  promise: MadePromise,
  payments: readonly PromisePayment[],
  { cutoff, now }: { readonly cutoff: number; readonly now: number },
): Exclude<PromiseStatus, 'withdrawn'> => {
  if (isKeptBy(promise, payments, cutoff)) return 'kept'
  return now < cutoff ? 'open' : 'broken'
}

/** "Kept 3 of 4": of the promises whose day has come. Withdrawn ones count for nothing. Empty if there are none. */
export const keptWords = (statuses: readonly PromiseStatus[]): string => {
  const kept = statuses.filter((status) => status === 'kept').length
  const due = kept + statuses.filter((status) => status === 'broken').length
  return due === 0 ? '' : `Kept ${kept} of ${due}`
}
