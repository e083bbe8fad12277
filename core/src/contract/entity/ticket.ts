import { Schema } from 'effect'
import { TICKET_STATUSES } from '#domain/ticket/book.ts'
import { REWRITE_STATES } from '#domain/ticket/rewrite.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

/** A ticket's rewriting: its batch, the number at the other end, and how far it has come. */
const Rewriting = Schema.Struct({
  rewriteID: Schema.Finite,
  ticket: Schema.String,
  /** That number in the book; null if it isn’t there. */
  ticketID: Schema.NullOr(Schema.Finite),
  ticketState: Schema.Literals(REWRITE_STATES),
}).annotate({ identifier: 'TicketRewriting' })

/** A ticket in the book: a copy of what the store's own system had when its file was imported. */
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
  /**
   * The notice that set the end of grace, by our reading of the store's law (an inference). Null if the end of grace is
   * the book's.
   */
  graceNoticeID: Schema.NullOr(Schema.Finite),
  principal: Schema.NullOr(Dollars),
  amountDue: Schema.NullOr(Dollars),
  ticketDescription: Schema.String,
  ticketStatus: Schema.Literals(TICKET_STATUSES),
  /** The number it continues under; null if it was not rewritten. */
  ticketRewrittenAs: Schema.NullOr(Rewriting),
  /** The number it had before. */
  ticketRewrittenFrom: Schema.NullOr(Rewriting),
  /** How old these figures are. */
  asOf: Instant,
}).annotate({ identifier: 'Ticket' })
