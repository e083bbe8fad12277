import type { TicketStatus } from './book.ts'

interface Booked {
  readonly ticketStatus: TicketStatus
  /** The amount that redeems it in the store's own system: principal and charges. Null if its file doesn't say. */
  readonly amountDue: number | null
  /** Its next number; null if it was not rewritten. */
  readonly ticketRewrittenAs: object | null
}

/**
 * The amount to request for a ticket to be redeemed, in the unit of the book. There is none for a ticket that has ended or
 * whose amount the book doesn't say. A rewritten ticket was paid, although the book shows it as active until the store's
 * next file.
 */
export const payoffOf = ({ ticketStatus, amountDue, ticketRewrittenAs }: Booked): number | null =>
  ticketStatus === 'active' && ticketRewrittenAs === null && amountDue !== null && amountDue > 0 ? amountDue : null
