import { Schema } from 'effect'
import { SELF_REFUSALS } from '#domain/self-service/payable.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

export const SelfServiceSettings = Schema.Struct({
  storeID: Schema.Finite,
  /** Customers may see and pay what is due without a clerk. */
  selfEnabled: Schema.Boolean,
  /** An older book of the store's tickets takes no payment. */
  selfMaxAgeHours: Schema.Finite,
  /** The most that one payment may be; null for no limit. */
  selfMaxAmount: Schema.NullOr(Dollars),
  /** The page shows what the tickets are for. */
  selfShowItems: Schema.Boolean,
  /** The page's address: `/my/` and the store's key. */
  selfURL: Schema.String,
  /** Counts the saves; sent back as `expectedVersion`. */
  settingsVersion: Schema.Finite,
}).annotate({ identifier: 'SelfServiceSettings' })

/** A customer's own ticket, as their page shows it: a copy of what the store's own system had. */
export const MyTicket = Schema.Struct({
  ticketNumber: Schema.String,
  /** Null at a store that shows no items. */
  ticketDescription: Schema.NullOr(Schema.String),
  ticketDueDate: Schema.NullOr(LocalDay),
  /** The last day on which it can be redeemed. */
  ticketGraceDate: Schema.NullOr(LocalDay),
  amountDue: Schema.NullOr(Dollars),
  /** How old these figures are. */
  asOf: Instant,
  /** Why it can't be paid here, in the page's language; null if it can. */
  refusal: Schema.NullOr(Schema.Struct({ code: Schema.Literals(SELF_REFUSALS), message: Schema.String })),
  /** The customer's open request for this ticket, which they can still pay; null if there is none. */
  paymentURL: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'MyTicket' })
