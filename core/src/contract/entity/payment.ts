import { Schema } from 'effect'
import { PAYMENT_MODES } from '#domain/payment/mode.ts'
import { PAYMENT_ORIGINS } from '#domain/payment/origin.ts'
import { PAYMENT_PURPOSES } from '#domain/payment/purpose.ts'
import { REWRITE_STEPS } from '#domain/ticket/progress.ts'
import { REWRITE_STATES } from '#domain/ticket/rewrite.ts'
import { REFUND_STATES } from '#domain/payment/refund.ts'
import { PAYMENT_STATUSES } from '#domain/payment/status.ts'
import { MESSAGE_STATUSES } from '#domain/message/status.ts'
import { CustomFields, Dollars, Instant, LocalDay } from '#contract/value.ts'

/** Money that staff have refunded or are about to. */
export const Refund = Schema.Struct({
  refundID: Schema.Finite,
  /** The part of the payment’s amount, without the fee. */
  amount: Dollars,
  /** The share of the fee for paying online that goes back with it. */
  fee: Dollars,
  reason: Schema.String,
  date: Instant,
  byUserID: Schema.NullOr(Schema.Finite),
  state: Schema.Literals(REFUND_STATES),
  /** When the gateway will be asked, for a refund planned for after settlement; else null. */
  dueDate: Schema.NullOr(Instant),
  /** Why the gateway refused it. */
  message: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'Refund' })

/** How far a paid request’s tickets have come on their way into the shop’s own system. */
export const RewriteProgress = Schema.Struct({
  rewriteID: Schema.Finite,
  rewriteState: Schema.Literals(REWRITE_STATES),
  /** The obstacle: the batch's warning, or its tickets' first reason. */
  rewriteProblem: Schema.NullOr(Schema.String),
  /** The new numbers of those tickets, in the order of the request’s tickets. */
  newTickets: Schema.Array(Schema.String),
  /** In their order; empty if every ticket was dismissed. */
  rewriteSteps: Schema.Array(
    Schema.Struct({
      step: Schema.Literals(REWRITE_STEPS),
      reached: Schema.Finite,
      of: Schema.Finite,
      /** When the last ticket was entered there; null until all are. */
      date: Schema.NullOr(Instant),
    }),
  ),
}).annotate({ identifier: 'RewriteProgress' })

export const Payment = Schema.Struct({
  paymentKey: Schema.String,
  convoID: Schema.Finite,
  custID: Schema.Finite,
  storeID: Schema.Finite,
  /** The customer as lists show them. */
  customer: Schema.Struct({ custFirstName: Schema.String, custLastName: Schema.String, custPhone: Schema.String }),
  paymentStatus: Schema.Literals(PAYMENT_STATUSES),
  /** Derived: unpaid, and past `paymentValidBeforeLocalTZ`. */
  paymentExpired: Schema.Boolean,
  /** The requested amount, without the fee for paying online. */
  paymentAmount: Dollars,
  /** How much of it is the fee for the notice after maturity. */
  paymentNoticeFee: Dollars,
  /** The fee for paying it online, on top of the amount; 0 if there is none, and once it was paid in the store. */
  paymentFee: Dollars,
  paymentOrigin: Schema.Literals(PAYMENT_ORIGINS),
  paymentPurpose: Schema.Literals(PAYMENT_PURPOSES),
  paymentMemo: Schema.String,
  /** The internal note. */
  paymentReference: Schema.String,
  paymentTicketList: Schema.String,
  paymentMode: Schema.Literals(PAYMENT_MODES),
  paymentRewrite: Schema.Boolean,
  /** Null until it is paid, and for requests whose tickets keep their numbers. */
  paymentRewriteProgress: Schema.NullOr(RewriteProgress),
  /** The plan that asked for it, if one did, and how far that has come: "3 of 6, $150.00 left". */
  paymentPlan: Schema.NullOr(
    Schema.Struct({ planID: Schema.Finite, turn: Schema.NullOr(Schema.Finite), progress: Schema.String }),
  ),
  /** How it was paid; null until it is. */
  paymentMethod: Schema.NullOr(Schema.Literals(['card', 'in-store'])),
  /** The gateway's own reference. */
  paymentRefID: Schema.NullOr(Schema.String),
  /** The store's business day the payment counts for; null until it is paid. */
  paymentPostingDay: Schema.NullOr(LocalDay),
  /** What the gateway has refunded so far; refunds in progress do not count yet. */
  paymentRefundedAmount: Dollars,
  /** How much of the fee for paying online went back with it. */
  paymentRefundedFee: Dollars,
  /** Oldest first. */
  paymentRefunds: Schema.Array(Refund),
  /** The customer's receipt, to open and print; null until there is one. */
  paymentReceiptURL: Schema.NullOr(Schema.String),
  paymentRequestedDate: Instant,
  paymentStatusDate: Instant,
  /** Minutes in the store's zone, and that zone. */
  paymentValidBeforeLocalTZ: Schema.String,
  storeTimezone: Schema.String,
  paymentResponseCardInfo: Schema.NullOr(Schema.String),
  cardType: Schema.NullOr(Schema.String),
  cardLastFour: Schema.NullOr(Schema.String),
  cardExpDate: Schema.NullOr(Schema.String),
  cardFunding: Schema.NullOr(Schema.String),
  paymentCustomFields: CustomFields,
  paymentLabels: Schema.Array(Schema.Finite),
  /** The last attempt that did not succeed, if any. */
  paymentLastDecline: Schema.NullOr(Schema.Struct({ message: Schema.String, date: Instant })),
  /** Whether a charge is in flight right now. */
  paymentInProgress: Schema.Boolean,
  paymentTestMode: Schema.Boolean,
  /** The customer's link. */
  paymentURL: Schema.String,
  /** When the customer will be reminded, while the request is unpaid; null if they will not be. */
  paymentRemindDate: Schema.NullOr(Instant),
  /** When they were reminded. */
  paymentRemindedDate: Schema.NullOr(Instant),
  /** Why they will not be. */
  paymentRemindDropped: Schema.NullOr(Schema.String),
  messageID: Schema.NullOr(Schema.Finite),
  messageStatus: Schema.NullOr(Schema.Literals(MESSAGE_STATUSES)),
  messageTwilioError: Schema.NullOr(Schema.Finite),
  messageDate: Instant,
  messageSentByID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'Payment' })

export const Impression = Schema.Struct({
  impressionID: Schema.Finite,
  impressionDate: Instant,
  impressionKind: Schema.Literals(['view', 'submit', 'sent']),
  impressionIP: Schema.NullOr(Schema.String),
  impressionDevice: Schema.Struct({
    browser: Schema.NullOr(Schema.String),
    os: Schema.NullOr(Schema.String),
    device: Schema.NullOr(Schema.String),
    userAgent: Schema.NullOr(Schema.String),
  }),
  /** human, bot (link previews and clouds) or staff. */
  impressionSource: Schema.Literals(['human', 'bot', 'staff']),
  isCompanyView: Schema.Boolean,
  paymentStatus: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'Impression' })
