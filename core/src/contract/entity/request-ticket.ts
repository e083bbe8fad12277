import { Schema } from 'effect'
import { TICKET_STATUSES } from '#domain/ticket/book.ts'
import { Dollars, Instant } from '#contract/value.ts'
import { InterestClock } from './notice.ts'

/** A ticket of a request, as the store's book has it. */
export const RequestTicket = Schema.Struct({
  ticketNumber: Schema.String,
  /** Null if the store’s book has no such ticket of the customer. */
  ticketStatus: Schema.NullOr(Schema.Literals(TICKET_STATUSES)),
  /** The status in the store's own system, unchanged. */
  amountDue: Schema.NullOr(Dollars),
  /** The age of that status. */
  asOf: Schema.NullOr(Instant),
  /** Null if no law applies, or the ticket isn't open. */
  interest: Schema.NullOr(InterestClock),
  /** The interest since then that the rules do not allow to be charged; null while interest runs. */
  interestLeftOut: Schema.NullOr(Dollars),
}).annotate({ identifier: 'RequestTicket' })
