import { Schema } from 'effect'
import { TURN_STATES } from '#domain/plan/next-step.ts'
import { PLAN_INTERVALS, PLAN_KINDS, PLAN_STATUSES, PLAN_STOP_CAUSES } from '#domain/plan/plan.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

/** Payments that are asked for by themselves. */
export const Plan = Schema.Struct({
  planID: Schema.Finite,
  planKind: Schema.Literals(PLAN_KINDS),
  custID: Schema.Finite,
  /** The customer as lists show them. */
  customer: Schema.Struct({ custFirstName: Schema.String, custLastName: Schema.String, custPhone: Schema.String }),
  storeID: Schema.Finite,
  storeTimezone: Schema.String,
  /** Each turn's amount. A layaway's last turn is the rest. */
  planAmount: Dollars,
  /** A layaway’s full price; null for other plans. */
  planTotal: Schema.NullOr(Dollars),
  planEvery: Schema.Literals(PLAN_INTERVALS),
  planCount: Schema.Finite,
  /** The day from which its turns are counted. */
  planStart: LocalDay,
  planMemo: Schema.String,
  planTickets: Schema.Array(Schema.String),
  planStatus: Schema.Literals(PLAN_STATUSES),
  planStatusDate: Instant,
  /** Why it ended before its last turn; null if it did not. */
  planStopCause: Schema.NullOr(Schema.Literals(PLAN_STOP_CAUSES)),
  planCreatedDate: Instant,
  planCreatedByID: Schema.NullOr(Schema.Finite),
  /** How many of its turns were paid, and how much in all: early payments included, refunds taken off. */
  planTurnsPaid: Schema.Finite,
  planPaid: Dollars,
  /** A layaway’s unpaid rest; null for other plans. */
  planLeft: Schema.NullOr(Dollars),
  /** When it asks next, and for how much; null while a request is open, while it is paused, and once it has ended. */
  planNext: Schema.NullOr(Schema.Struct({ turn: Schema.Finite, day: LocalDay, amount: Dollars })),
  /** Counts the saves; sent back as `expectedVersion`. */
  planVersion: Schema.Finite,
}).annotate({ identifier: 'Plan' })

/** A turn that was asked for. */
export const PlanTurn = Schema.Struct({
  /** Null for an early payment, which is no turn. */
  turn: Schema.NullOr(Schema.Finite),
  day: LocalDay,
  amount: Dollars,
  turnState: Schema.Literals(TURN_STATES),
  paymentKey: Schema.String,
}).annotate({ identifier: 'PlanTurn' })
