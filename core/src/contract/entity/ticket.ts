import { Schema } from 'effect'
import { TICKET_STATUSES } from '#domain/ticket/book.ts'
import { REWRITE_STATES } from '#domain/ticket/rewrite.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

/** A rewriting of a ticket: its batch, the number at its other end, and how far it is. */
const Rewriting = Schema.Struct({
  rewriteID: Schema.Finite,
  ticket: Schema.String,
  /** That number in the book; null if it isn’t there. */
  ticketID: Schema.NullOr(Schema.Finite),
  ticketState: Schema.Literals(REWRITE_STATES),
}).annotate({ identifier: 'TicketRewriting' })

/** A ticket of the book: a copy of what the store's own system said when its file was imported. */
export const Ticket = Schema.Struct({
  ticketID: Schema.Finite,
  storeID: Schema.Finite,
  ticketNumber: Schema.String,
  custID: Schema.Finite,
  /** The customer as lists show them. */
  customer: Schema.Struct({ custFirstName: Schema.String, custLastName: Schema.String, custPhone: Schema.String }),
  ticketLoanDate: Schema.NullOr(LocalDay),
  ticketDueDate: Schema.NullOr(LocalDay),
  ticketGraceDate: Schema.NullOr(LocalDay),
  /** The notice that has set the end of grace, as the store’s law is read: an inference. Null if the book says it. */
  graceNoticeID: Schema.NullOr(Schema.Finite),
  principal: Schema.NullOr(Dollars),
  amountDue: Schema.NullOr(Dollars),
  ticketDescription: Schema.String,
  ticketStatus: Schema.Literals(TICKET_STATUSES),
  /** The number it goes on under; null if it was not rewritten. */
  ticketRewrittenAs: Schema.NullOr(Rewriting),
  /** The number it had before. */
  ticketRewrittenFrom: Schema.NullOr(Rewriting),
  /** How old these figures are. */
  asOf: Instant,
}).annotate({ identifier: 'Ticket' })
