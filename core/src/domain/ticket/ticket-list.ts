// The pawn tickets a payment is for: optional, 1 to 99 if given, stored as a comma-separated list. A ticket number is
// as the shop's system prints it: letters, digits and - / . #, at most 20 characters.
import { REWRITE_BATCH_MAX } from './limits.ts'
import { ticketNumberOf } from './number.ts'

/** All tickets of one request can be rewritten in one batch. */
export const TICKETS_MAX = REWRITE_BATCH_MAX

export type TicketList =
  { readonly ok: true; readonly tickets: readonly string[] } | { readonly ok: false; readonly reason: string }

const SEPARATORS = /[\s,;]+/
const TICKET = /^[A-Za-z0-9#][A-Za-z0-9#./-]{0,19}$/

export const parseTicketList = (text: string): TicketList => {
  const typed = text.split(SEPARATORS).filter((part) => part !== '')
  const wrong = typed.find((ticket) => !TICKET.test(ticket))
  if (wrong !== undefined) return { ok: false, reason: `"${wrong.slice(0, 30)}" is not a ticket number` }
  // Each once, however it is written: "#10233" beside "10233" would be rewritten twice.
  const numbers = new Set<string>()
  const tickets = typed.filter((ticket) => numbers.size < numbers.add(ticketNumberOf(ticket)).size)
  if (tickets.length > TICKETS_MAX)
    return { ok: false, reason: `At most ${TICKETS_MAX} tickets fit in one request, not ${tickets.length}` }
  return { ok: true, tickets }
}

/** The tickets of a stored list. */
export const ticketsIn = (stored: string): readonly string[] => {
  const list = parseTicketList(stored)
  return list.ok ? list.tickets : []
}

export const formatTicketList = (tickets: readonly string[]): string => tickets.join(', ')
