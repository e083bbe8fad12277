import { Schema } from 'effect'
import { PAYMENT_METHODS } from '#domain/payment/status.ts'
import { REWRITE_STATES } from '#domain/ticket/rewrite.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

const State = Schema.Literals(REWRITE_STATES)

export const RewriteTicket = Schema.Struct({
  rewriteTicketID: Schema.Finite,
  oldTicket: Schema.String,
  /** Null until it has one. */
  newTicket: Schema.NullOr(Schema.String),
  ticketState: State,
  /** Why it is in the exception list. */
  ticketReason: Schema.NullOr(Schema.String),
  /** A note by the person who handled it. */
  ticketNote: Schema.NullOr(Schema.String),
  ticketDate: Instant,
  /** Null for automatic changes. */
  ticketChangedByID: Schema.NullOr(Schema.Finite),
  /** When it got its new number. */
  ticketNumberedDate: Schema.NullOr(Instant),
  /** When someone marked it as entered in the shop’s own system. */
  ticketPostedDate: Schema.NullOr(Instant),
  /** When it was seen in that system. */
  ticketVerifiedDate: Schema.NullOr(Instant),
  /** The import that showed it; null if a person verified it. */
  ticketVerifiedImportID: Schema.NullOr(Schema.Finite),
  /** How many imports of the whole book since then did not contain it. */
  ticketMisses: Schema.Finite,
}).annotate({ identifier: 'RewriteTicket' })

/** The tickets of one paid request. */
export const RewriteBatch = Schema.Struct({
  rewriteID: Schema.Finite,
  rewriteDate: Instant,
  /** The status of the ticket that needs attention first. */
  rewriteState: State,
  /** What has happened to the payment since; null once someone has handled it. */
  rewriteWarning: Schema.NullOr(Schema.String),
  /** The shortfall of a payment that was less than the tickets’ charges; null once no ticket is an exception. */
  rewriteShort: Schema.NullOr(
    Schema.Struct({
      charges: Dollars,
      /** The day by which it is completed or returned. */
      returnBy: LocalDay,
    }),
  ),
  storeID: Schema.Finite,
  storeTimezone: Schema.String,
  paymentKey: Schema.String,
  paymentAmount: Dollars,
  paymentNoticeFee: Dollars,
  paymentMethod: Schema.NullOr(Schema.Literals(PAYMENT_METHODS)),
  custID: Schema.Finite,
  customer: Schema.Struct({ custFirstName: Schema.String, custLastName: Schema.String, custPhone: Schema.String }),
  rewriteTickets: Schema.Array(RewriteTicket),
}).annotate({ identifier: 'RewriteBatch' })

/** The numbers one pawn has had at a store, oldest first, and the batches that assigned them. */
export const TicketChain = Schema.Struct({
  storeID: Schema.Finite,
  tickets: Schema.Array(Schema.String),
  steps: Schema.Array(
    Schema.Struct({
      rewriteID: Schema.Finite,
      oldTicket: Schema.String,
      newTicket: Schema.String,
      ticketState: State,
      ticketDate: Instant,
      /** When the new loan replaces the old one (Cal. Fin. Code § 21201.5); null where no law says. */
      effectiveDate: Schema.NullOr(LocalDay),
      /** The request that paid for it. */
      paymentKey: Schema.String,
      /** When the customer assented to the new loan on the pay page; null if its contract was signed in the store. */
      assentDate: Schema.NullOr(Instant),
    }),
  ),
}).annotate({ identifier: 'TicketChain' })

export const RewriteSettings = Schema.Struct({
  storeID: Schema.Finite,
  storeAutoRewrite: Schema.Boolean,
  /** The numbers reserved for the store; null if there are none. */
  ticketRange: Schema.NullOr(
    Schema.Struct({
      rangePrefix: Schema.String,
      rangeFrom: Schema.Finite,
      rangeTo: Schema.Finite,
      /** The first number not yet assigned. */
      rangeNext: Schema.Finite,
      rangeLeft: Schema.Finite,
    }),
  ),
  /** Counts the saves; sent back as `expectedVersion`. */
  settingsVersion: Schema.Finite,
}).annotate({ identifier: 'RewriteSettings' })
