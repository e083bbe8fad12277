// A ticket's outcome, according to the next file from the store's own system. A file shows a state, not an event: only
// compared with the book's previous state does it show that a ticket was redeemed or renewed. A ticket seen for the
// first time has no past, and one no longer named (gone) may have ended in any way.
import type { LocalDay } from '#domain/time/day.ts'
import type { TicketStatus } from './book.ts'

export const TICKET_OUTCOMES = ['redeemed', 'renewed'] as const
export type TicketOutcome = (typeof TICKET_OUTCOMES)[number]

interface Booked {
  readonly ticketStatus: TicketStatus
  readonly ticketDueDate: LocalDay | ''
}

/**
 * Renewed: it continues under another number, or under its own with a later due date. A date that the book did not have
 * before proves nothing.
 */
export const ticketOutcome = (
  before: Booked | undefined,
  after: Booked & { readonly goesOn: boolean },
): TicketOutcome | null => {
  if (before === undefined || before.ticketStatus === 'redeemed' || before.ticketStatus === 'forfeited') return null
  if (after.ticketStatus === 'redeemed') return after.goesOn ? 'renewed' : 'redeemed'
  const isLater = before.ticketDueDate !== '' && after.ticketDueDate > before.ticketDueDate
  return after.ticketStatus === 'active' && isLater ? 'renewed' : null
}
