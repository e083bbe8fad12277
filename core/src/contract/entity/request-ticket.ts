import { Schema } from 'effect'
import { TICKET_STATUSES } from '#domain/ticket/book.ts'
import { Dollars, Instant } from '#contract/value.ts'
import { InterestClock } from './notice.ts'

/** A ticket that a request names, as the store’s book has it. */
export const RequestTicket = Schema.Struct({
  ticketNumber: Schema.String,
  /** Null if the store’s book has no such ticket of the customer. */
  ticketStatus: Schema.NullOr(Schema.Literals(TICKET_STATUSES)),
  /** What the store’s own system says, unchanged. */
  amountDue: Schema.NullOr(Dollars),
  /** How old that is. */
  asOf: Schema.NullOr(Instant),
  /** Null where no law has a say, or the ticket isn’t open. */
  interest: Schema.NullOr(InterestClock),
  /** The interest since then that may not be charged, as far as the rules say; null while interest runs. */
  interestLeftOut: Schema.NullOr(Dollars),
}).annotate({ identifier: 'RequestTicket' })
