// Which tickets customers can pay without a clerk, and what they are told of the others: why, and the store's phone.
//
// The amount due is the store's own figure, as of its last file. A machine takes it only
//  - of a ticket that is open and whose amount the book says (ticket/payoff.ts),
//  - from a book younger than the store's `selfMaxAgeHours`,
//  - if no request that can still be paid, or is being paid, names the ticket,
//  - if nothing was paid for it that the book can't know of yet: a rewrite that waits, or a payment younger than the book.
// A clerk may still ask for any amount. The same tickets asked for once more are the same request: two tabs, a double tap
// or a crash make one.
import { PAYMENT_MAX } from '#domain/payment/amount.ts'
import type { PayPageState } from '#domain/payment/pay-page-state.ts'
import { type Cents, cents, formatDollars } from '#domain/money/cents.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import type { TicketStatus } from '#domain/ticket/book.ts'
import { payoffOf } from '#domain/ticket/payoff.ts'
import { HOUR_MS } from '#domain/time/spans.ts'
import type { SelfServiceTerms } from './settings.ts'

/** Why a ticket can't be paid by its customer alone. */
export const SELF_REFUSALS = ['ticket_closed', 'already_requested', 'book_stale', 'amount_limited'] as const
export type SelfRefusal = (typeof SELF_REFUSALS)[number]

/** A request that names a ticket. */
export interface NamingRequest {
  readonly paymentKey: string
  readonly state: PayPageState
  /** Null until it is paid, and again once all of it was refunded. */
  readonly paidAt: number | null
  /** All the tickets it names, and whether its customer made it without a clerk. */
  readonly tickets: readonly string[]
  readonly isSelf: boolean
}

export interface SelfTicket {
  readonly ticketNumber: string
  readonly ticketStatus: TicketStatus
  readonly amountDue: Cents | null
  /** Its next number; null if it has none. */
  readonly ticketRewrittenAs: object | null
  /** It was paid, and waits for its next number. */
  readonly isRewriteWaiting: boolean
  /** How old the file is that shows it so. */
  readonly asOf: number
  readonly requests: readonly NamingRequest[]
}

type Why = 'closed' | 'requested' | 'being-paid' | 'paid' | 'stale' | 'no-amount' | 'limit'

const CODES: Readonly<Record<Why, SelfRefusal>> = {
  closed: 'ticket_closed',
  requested: 'already_requested',
  'being-paid': 'already_requested',
  paid: 'already_requested',
  stale: 'book_stale',
  'no-amount': 'book_stale',
  limit: 'amount_limited',
}

/** A sentence about a ticket, or about the limit. */
type Sentence = (about: string) => string

export const PAYABLE_WORDS: Bilingual<Readonly<Record<Why, Sentence>> & { readonly call: (phone: string) => string }> =
  {
    en: {
      closed: (ticket) => `Ticket ${ticket} is closed, so it can’t be paid here.`,
      requested: (ticket) =>
        `There is already a payment link for ticket ${ticket}. Pay with the link that we texted you.`,
      'being-paid': (ticket) => `A payment for ticket ${ticket} is being processed. Please don’t pay again.`,
      paid: (ticket) => `We received a payment for ticket ${ticket}, and what you owe will be updated soon.`,
      stale: (ticket) => `We can’t say what you owe on ticket ${ticket} today, so it can’t be paid here right now.`,
      'no-amount': (ticket) => `We don’t know what you owe on ticket ${ticket}, so it can’t be paid here.`,
      limit: (limit) => `The most you can pay here at once is ${limit}.`,
      call: (phone) => `Call the store at ${phone}.`,
    },
    es: {
      closed: (ticket) => `La boleta ${ticket} está cerrada y no se puede pagar aquí.`,
      requested: (ticket) =>
        `Ya hay un enlace de pago para la boleta ${ticket}. Pague con el enlace que le enviamos por mensaje.`,
      'being-paid': (ticket) => `Se está procesando un pago de la boleta ${ticket}. No pague otra vez.`,
      paid: (ticket) => `Recibimos un pago de la boleta ${ticket}. Pronto actualizaremos lo que debe.`,
      stale: (ticket) =>
        `Hoy no podemos decirle cuánto debe de la boleta ${ticket}, así que por ahora no se puede pagar aquí.`,
      'no-amount': (ticket) => `No sabemos cuánto debe de la boleta ${ticket}, así que no se puede pagar aquí.`,
      limit: (limit) => `Aquí se pueden pagar como máximo ${limit} a la vez.`,
      call: (phone) => `Llame a la tienda al ${phone}.`,
    },
  }

export interface Refused {
  readonly ok: false
  readonly code: SelfRefusal
  readonly words: Bilingual
}

interface Store extends Pick<SelfServiceTerms, 'selfMaxAgeHours' | 'selfMaxAmount'> {
  /** As people read it; empty if there is none. */
  readonly storePhone: string
}

const refusal = (why: Why, about: string, { storePhone }: Store): Refused => {
  const say = (language: Language) =>
    [
      PAYABLE_WORDS[language][why](about),
      ...(storePhone === '' ? [] : [PAYABLE_WORDS[language].call(storePhone)]),
    ].join(' ')
  return { ok: false, code: CODES[why], words: { en: say('en'), es: say('es') } }
}

const whyNot = (ticket: SelfTicket, maxAgeHours: number, now: number): Why | undefined => {
  const { ticketStatus, ticketRewrittenAs, isRewriteWaiting, asOf, requests } = ticket
  if (ticketStatus !== 'active' || ticketRewrittenAs !== null) return 'closed'
  if (requests.some(({ state }) => state === 'processing')) return 'being-paid'
  if (requests.some(({ state }) => state === 'payable')) return 'requested'
  if (isRewriteWaiting || requests.some(({ paidAt }) => paidAt !== null && paidAt >= asOf)) return 'paid'
  return now - asOf < maxAgeHours * HOUR_MS ? undefined : 'stale'
}

interface Payable {
  readonly ok: true
  readonly amount: Cents
}

/** Whether one ticket can be paid, and its amount. */
export const selfPayable = (ticket: SelfTicket, store: Store, now: number): Payable | Refused => {
  const amount = payoffOf(ticket)
  const why = whyNot(ticket, store.selfMaxAgeHours, now) ?? (amount === null ? 'no-amount' : undefined)
  return why === undefined ? { ok: true, amount: cents(amount!) } : refusal(why, ticket.ticketNumber, store)
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number))

/** The customer's own open request of exactly these tickets. */
const madeBefore = (tickets: readonly SelfTicket[]): NamingRequest | undefined => {
  const numbers = tickets.map(({ ticketNumber }) => ticketNumber)
  return tickets[0]?.requests.find(
    ({ isSelf, state, tickets: named }) =>
      isSelf && (state === 'payable' || state === 'processing') && isSame(named, numbers),
  )
}

/** A request for several tickets: a new one of this amount, or one that goes on. */
export const selfPayment = (
  tickets: readonly SelfTicket[],
  store: Store,
  now: number,
): Payable | { readonly ok: true; readonly goesOn: string } | Refused => {
  const before = madeBefore(tickets)
  if (before) return { ok: true, goesOn: before.paymentKey }
  let total = 0
  for (const ticket of tickets) {
    const one = selfPayable(ticket, store, now)
    if (!one.ok) return one
    total += one.amount
  }
  const limit = store.selfMaxAmount ?? PAYMENT_MAX
  return total > limit ? refusal('limit', formatDollars(limit), store) : { ok: true, amount: cents(total) }
}
