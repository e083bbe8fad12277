import { Schema } from 'effect'
import { TICKET_STATUSES } from '#domain/ticket/book.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

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
  principal: Schema.NullOr(Dollars),
  amountDue: Schema.NullOr(Dollars),
  ticketDescription: Schema.String,
  ticketStatus: Schema.Literals(TICKET_STATUSES),
  /** How old these figures are. */
  asOf: Instant,
}).annotate({ identifier: 'Ticket' })
