// A customer's promise to pay by a day. No law speaks of it: the rules are our own. It is kept once a payment names
// its ticket, or payments reach its amount, before that day's payment cutoff; at the cutoff it is broken. Our readings:
//  - The cutoff is the one that decides which business day a payment counts for (payment/expiry.ts), so a payment at the
//    cutoff itself is too late. Where the store is closed on the promised day, the next open day's cutoff counts, since a
//    payment made then posts on that day. A store that is never open has no cutoff: the promised day's end counts.
//  - A promise of several tickets is kept when each of them was paid.
//  - One that names neither ticket nor amount is kept by any payment.
//  - Money paid before the promise was made, or refunded, keeps nothing.
//  - A payment that becomes known late (a card answer, a store's file) makes a broken promise kept: what counts is when it
//    was paid. A store's file shows only that a ticket was paid since the file before it: that may have been in time, so it
//    was. Nothing breaks a promise that was kept.
//  - A new promise for the same tickets takes the place of an open one: "Friday" becomes "Monday". The first is withdrawn.
//  - A broken promise is overdue until it is paid after all or its customer makes another one.
//  - Courtesy reminders wait for an open promise that may be about their ticket. Notices after the due day never do: the law
//    may ask for them (notice/lawful.ts).
import { type Can, no, yes } from '#domain/access/can.ts'
import { periodsAround } from '#domain/hours/open-period.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import type { Cents } from '#domain/money/cents.ts'
import { canRequestAmount } from '#domain/payment/amount.ts'
import { type Tone, toneOf } from '#domain/status/tone.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import { parseTicketList } from '#domain/ticket/ticket-list.ts'
import { addDays, type LocalDay } from '#domain/time/day.ts'
import { instantOf } from '#domain/time/zone.ts'

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

export const PROMISE_SOURCE_LABELS: Readonly<Record<PromiseSource, string>> = {
  text: 'By text',
  staff: 'In the store',
  call: 'On the phone',
}

const MOVES: Readonly<Record<PromiseStatus, readonly PromiseStatus[]>> = {
  open: ['kept', 'broken', 'withdrawn'],
  broken: ['kept'],
  kept: [],
  withdrawn: [],
}

const OVER: Readonly<Record<Exclude<PromiseStatus, 'open'>, string>> = {
  kept: 'This promise was kept.',
  broken: 'This promise was broken. If it was paid in time, mark it kept.',
  withdrawn: 'This promise was withdrawn.',
}

/** How a user may close one: it was paid where nothing else shows it, or it no longer holds. */
export const PROMISE_ENDINGS = ['kept', 'withdrawn'] as const satisfies readonly PromiseStatus[]
export type PromiseEnding = (typeof PROMISE_ENDINGS)[number]

export const canMovePromise = (from: PromiseStatus, to: PromiseStatus): Can =>
  from === 'open' || MOVES[from].includes(to) ? (from === to ? no('This promise is open.') : yes) : no(OVER[from])

/** A customer who needs longer renews. */
const MOST_DAYS_AHEAD = 366

export interface PromiseTerms {
  readonly promiseDay: LocalDay
  readonly promiseAmountCents: Cents | null
  readonly promiseTickets: readonly string[]
}

/** The faults of a promise's fields. */
export type PromiseFaults = Readonly<Partial<Record<'promiseDay' | 'promiseAmount' | 'promiseTickets', string>>>

const dayFault = (day: LocalDay, today: LocalDay): string | undefined => {
  if (day < today) return 'Choose today or a later day'
  return day > addDays(today, MOST_DAYS_AHEAD) ? 'Choose a day within a year' : undefined
}

export const promiseFaults = (
  { promiseDay, promiseAmountCents, promiseTickets }: PromiseTerms,
  today: LocalDay,
): PromiseFaults => {
  const day = dayFault(promiseDay, today)
  const amount = promiseAmountCents === null ? yes : canRequestAmount(promiseAmountCents)
  const tickets = parseTicketList(promiseTickets.join(','))
  return {
    ...(day !== undefined && { promiseDay: day }),
    ...(!amount.ok && { promiseAmount: amount.reason }),
    ...(!tickets.ok && { promiseTickets: tickets.reason }),
  }
}

/** The fault of today once its payment cutoff has passed. */
export const PAST_CUTOFF = 'Today’s payment cutoff has passed. Choose a later day'

/** When a promise of this day is broken. */
export const promiseCutoff = (hours: OpeningHours, timezone: string, promiseDay: LocalDay): number => {
  const periods = periodsAround(hours, timezone, instantOf(`${promiseDay}T00:00`, timezone))
  const next = periods.find(({ day }) => day >= promiseDay)
  return next?.paymentCutoff ?? instantOf(`${addDays(promiseDay, 1)}T00:00`, timezone)
}

export interface PromisePayment {
  /** When it was paid, at the latest. */
  readonly paidAt: number
  /** When it may have been paid at the earliest, where only a file shows it. */
  readonly paidFrom?: number
  /** Less what was refunded. Null where only the ticket is known: the store's own file shows that it was paid. */
  readonly amountCents: Cents | null
  readonly ticketNumbers: readonly string[]
}

export interface MadePromise extends PromiseTerms {
  readonly madeAt: number
}

const isKeptBy = (promise: MadePromise, payments: readonly PromisePayment[], cutoff: number): boolean => {
  const counted = payments.filter(
    ({ paidAt, paidFrom = paidAt, amountCents }) =>
      paidAt >= promise.madeAt && paidFrom < cutoff && (amountCents === null || amountCents > 0),
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

/** Whether payments have settled it since it was broken, however late. */
export const isPaidSince = (promise: MadePromise, payments: readonly PromisePayment[]): boolean =>
  isKeptBy(promise, payments, Infinity)

/** Whether a promise may be about one of these tickets: it names one, or names none. */
export const isPromiseAbout = (promiseTickets: readonly string[], tickets: readonly string[]): boolean => {
  const wanted = new Set(promiseTickets.map(ticketNumberOf))
  return wanted.size === 0 || tickets.length === 0 || tickets.some((ticket) => wanted.has(ticketNumberOf(ticket)))
}

/** Whether a promise of these tickets takes the place of one of those. */
export const takesPlaceOf = (tickets: readonly string[], others: readonly string[]): boolean => {
  const numbers = (list: readonly string[]) => list.map(ticketNumberOf).sort().join()
  return numbers(tickets) === numbers(others)
}

/** "Kept 3 of 4": of the promises whose day has come. Withdrawn ones count for nothing. Empty if there are none. */
export const keptWords = ({ promisesKept: kept, promisesBroken: broken }: PromiseRecord): string =>
  kept + broken === 0 ? '' : `Kept ${kept} of ${kept + broken}`

export interface PromiseRecord {
  readonly promisesKept: number
  readonly promisesBroken: number
}
