// Rewriting: each ticket of an approved request gets the next number of the store's reserved range. A batch holds at
// most 99 tickets (Spec 1 §9). Each moves paid → rewritten (it has its new number) → posted (it was entered in the
// shop's own system) → verified (that system's next file shows it); a failed one waits in the exception list to be
// retried or dismissed.
import { type Can, no, yes } from '#domain/access/can.ts'
import { REWRITE_BATCH_MAX } from './limits.ts'

// Numbers from `from` to `to` inclusive, after a prefix; `next` is the first not yet assigned.
export interface TicketRange {
  readonly prefix: string
  readonly from: number
  readonly to: number
  readonly next: number
}

export const REWRITE_STATES = ['exception', 'paid', 'rewritten', 'posted', 'verified', 'dismissed'] as const
export type RewriteState = (typeof REWRITE_STATES)[number]

export interface RewriteItem {
  readonly oldTicket: string
  readonly newTicket: string
  readonly state: 'rewritten'
}

export type RewriteBatch =
  | { readonly ok: true; readonly items: readonly RewriteItem[]; readonly next: number }
  | { readonly ok: false; readonly reason: string }

// With its prefix, each number must be a ticket number that a later request can name.
const PREFIX = /^(?:[A-Za-z0-9#][A-Za-z0-9#./-]{0,9})?$/
const NUMBER_MAX = 9_999_999_999

export const canUseRange = ({ prefix, from, to }: Pick<TicketRange, 'prefix' | 'from' | 'to'>): Can => {
  if (!PREFIX.test(prefix))
    return no('A prefix has at most ten letters, digits or - / . # and begins with a letter, a digit or #')
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 1)
    return no('The range needs whole numbers from 1')
  if (to > NUMBER_MAX) return no('A ticket number has at most ten digits')
  return to < from ? no('The range ends before it starts') : yes
}

// A range that is extended continues where it was; a different one starts from its beginning.
export const reserveRange = (
  wanted: Pick<TicketRange, 'prefix' | 'from' | 'to'>,
  current?: TicketRange,
): TicketRange => {
  const goesOn =
    current !== undefined &&
    current.prefix === wanted.prefix &&
    current.next >= wanted.from &&
    current.next <= wanted.to + 1
  return { prefix: wanted.prefix, from: wanted.from, to: wanted.to, next: goesOn ? current.next : wanted.from }
}

export const rangeLeft = ({ to, next }: TicketRange): number => Math.max(0, to - next + 1)

const rangeName = ({ prefix, from, to }: TicketRange): string => `${prefix}${from}–${prefix}${to}`

// `taken` are numbers of the range that were assigned by hand and are skipped.
export const rewriteBatch = (
  oldTickets: readonly string[],
  range: TicketRange,
  taken: ReadonlySet<string> = new Set(),
): RewriteBatch => {
  if (oldTickets.length === 0) return { ok: false, reason: 'There are no tickets to rewrite' }
  if (oldTickets.length > REWRITE_BATCH_MAX) {
    return { ok: false, reason: `At most ${REWRITE_BATCH_MAX} tickets fit in one batch, not ${oldTickets.length}` }
  }
  const items: RewriteItem[] = []
  let number = Math.max(range.next, range.from)
  for (const oldTicket of oldTickets) {
    while (taken.has(`${range.prefix}${number}`)) number += 1
    if (number > range.to) return { ok: false, reason: usedUp(range, oldTickets.length, items.length) }
    items.push({ oldTicket, newTicket: `${range.prefix}${number}`, state: 'rewritten' })
    number += 1
  }
  return { ok: true, items, next: number }
}

const usedUp = (range: TicketRange, needed: number, left: number): string =>
  `The reserved ticket numbers ${rangeName(range)} are used up: ${needed} needed, ${left} left. Reserve more in the store’s settings.`

const NEXT: Readonly<Record<RewriteState, readonly RewriteState[]>> = {
  paid: ['rewritten', 'exception', 'dismissed'],
  rewritten: ['posted', 'verified', 'exception', 'dismissed'],
  exception: ['rewritten', 'posted', 'verified', 'dismissed'],
  posted: ['verified', 'exception'],
  verified: [],
  dismissed: [],
}

const ENDED: Partial<Readonly<Record<RewriteState, string>>> = {
  posted: 'This ticket is already posted',
  verified: 'This ticket is already verified',
  dismissed: 'This ticket was dismissed',
}

const move = (from: RewriteState, to: RewriteState): Can =>
  NEXT[from].includes(to) ? yes : no(ENDED[from] ?? `A ticket cannot go from ${from} to ${to}`)

export interface StatedTicket {
  readonly ticketState: RewriteState
  readonly newTicket: string | null
}

// The actions staff may take on a ticket. Retrying asks for the next number, or reuses the one it has.
const retry = ({ ticketState }: StatedTicket): Can =>
  ticketState === 'rewritten' ? no('This ticket already has its new number') : move(ticketState, 'rewritten')

// A number set by hand may be changed again until it is posted.
const setNumber = ({ ticketState }: StatedTicket): Can =>
  ticketState === 'rewritten' ? yes : move(ticketState, 'rewritten')

const numbered = ({ ticketState, newTicket }: StatedTicket, to: RewriteState): Can =>
  newTicket === null && NEXT[ticketState].length > 0 ? no('This ticket has no new number yet') : move(ticketState, to)

const post = (ticket: StatedTicket): Can => numbered(ticket, 'posted')

// Someone has seen the new number in the shop's own system.
const verify = (ticket: StatedTicket): Can => numbered(ticket, 'verified')

// The shop's own system refused a new number.
const report = ({ ticketState }: StatedTicket): Can =>
  ticketState === 'paid' || ticketState === 'exception'
    ? no('This ticket has no number to report')
    : move(ticketState, 'exception')

const dismiss = ({ ticketState }: StatedTicket): Can => move(ticketState, 'dismissed')

export const rewriteCan = { move, retry, setNumber, post, verify, report, dismiss }
