import { Schema } from 'effect'
import { MESSAGE_CHANNELS } from '#domain/message/channel.ts'
import { STOP_DECISIONS } from '#domain/message/stop-request.ts'
import { Instant } from '#contract/value.ts'

/** A customer's request to stop messages, in words other than STOP. */
export const StopRequest = Schema.Struct({
  stopRequestID: Schema.Finite,
  storeID: Schema.Finite,
  custID: Schema.Finite,
  /** Null for an erased customer, like `messageID`. */
  convoID: Schema.NullOr(Schema.Finite),
  messageID: Schema.NullOr(Schema.Finite),
  customer: Schema.Struct({ custFirstName: Schema.String, custLastName: Schema.String, custPhone: Schema.String }),
  channel: Schema.Literals(MESSAGE_CHANNELS),
  /** The customer's own words in that message, without quoted text; empty once they are erased. */
  words: Schema.String,
  requestedDate: Instant,
  /** The last day on which it may be honored, by the store's calendar. */
  dueDay: Schema.String,
  /** The business days left after today; null once the last one has passed or the request is decided. */
  daysLeft: Schema.NullOr(Schema.Finite),
  /** Null while it is open. */
  decision: Schema.NullOr(Schema.Literals(STOP_DECISIONS)),
  decidedDate: Schema.NullOr(Instant),
  /** Null if no decision was needed, because the customer then texted STOP. */
  decidedByID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'StopRequest' })
