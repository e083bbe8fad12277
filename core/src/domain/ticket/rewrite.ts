// Rewriting: each ticket of an approved request gets the next number of the store's reserved range.
// A batch holds at most 99 tickets (Spec 1 §9). Each moves paid → rewritten (it has its new number) → posted (the shop's
// own system has it); what fails waits in the exception list, to be taken up again or dismissed.
import { type Can, no, yes } from '#domain/access/can.ts'
import { REWRITE_BATCH_MAX } from '#domain/payment/limits.ts'

// Numbers from `from` to `to` inclusive behind a prefix; `next` is the first not yet given out.
export interface TicketRange {
  readonly prefix: string
  readonly from: number
  readonly to: number
  readonly next: number
}

export const REWRITE_STATES = ['exception', 'paid', 'rewritten', 'posted', 'dismissed'] as const
export type RewriteState = (typeof REWRITE_STATES)[number]

export interface RewriteItem {
  readonly oldTicket: string
  readonly newTicket: string
  readonly state: 'rewritten'
}

export type RewriteBatch =
  { readonly ok: true; readonly items: readonly RewriteItem[]; readonly next: number } | { readonly ok: false; readonly reason: string }

export const canUseRange = ({ prefix, from, to }: Pick<TicketRange, 'prefix' | 'from' | 'to'>): Can => {
  if (!/^[A-Za-z0-9#./-]{0,10}$/.test(prefix)) return no('A prefix has at most ten letters, digits or - / . #')
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 1) return no('The range needs whole numbers from 1')
  return to < from ? no('The range ends before it begins') : yes
}

export const rangeLeft = ({ to, next }: TicketRange): number => Math.max(0, to - next + 1)

const rangeName = ({ prefix, from, to }: TicketRange): string => `${prefix}${from}–${prefix}${to}`

// `taken` are numbers of the range that were given out by hand and are passed over.
export const rewriteBatch = (oldTickets: readonly string[], range: TicketRange, taken: ReadonlySet<string> = new Set()): RewriteBatch => {
  if (oldTickets.length === 0) return { ok: false, reason: 'There is no ticket to rewrite' }
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
  `The reserved ticket numbers ${rangeName(range)} are used up: ${needed} needed, ${left} left. Reserve more in the store's settings.`

const NEXT: Readonly<Record<RewriteState, readonly RewriteState[]>> = {
  paid: ['rewritten', 'exception', 'dismissed'],
  rewritten: ['posted', 'exception', 'dismissed'],
  exception: ['rewritten', 'posted', 'dismissed'],
  posted: [],
  dismissed: [],
}

const move = (from: RewriteState, to: RewriteState): Can =>
  NEXT[from].includes(to) ? yes : no(from === 'posted' ? 'This ticket is already posted' : `A ticket cannot go from ${from} to ${to}`)

export const rewriteCan = { move }
