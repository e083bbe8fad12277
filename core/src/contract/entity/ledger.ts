import { Schema } from 'effect'
import { EXCEPTION_KINDS, RECONCILE_PROBLEMS } from '#domain/payment/reconcile.ts'
import { LEDGER_KINDS } from '#domain/payment/ledger.ts'
import { Balance, Instant, LocalDay } from '#contract/value.ts'

/** Money that has moved, never changed afterwards. */
export const LedgerEntry = Schema.Struct({
  ledgerID: Schema.Finite,
  kind: Schema.Literals(LEDGER_KINDS),
  /** What it adds to what the company has received: a void or a refund takes away. */
  amount: Balance,
  date: Instant,
  postingDay: LocalDay,
  /** The gateway that moved it, and the gateway's reference. */
  gateway: Schema.String,
  gatewayID: Schema.String,
  /** For a refund: the reason and the user; null when automatic. */
  reason: Schema.NullOr(Schema.String),
  byUserID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'LedgerEntry' })

/** A gateway account that the ledger is held against: those in use, and earlier ones until nothing of theirs is open. */
export const ReconciledAccount = Schema.Struct({
  /** Its name, as attempts keep it. */
  gateway: Schema.String,
  inUse: Schema.Boolean,
  triedDate: Instant,
  /** Null while it has never answered. */
  comparedDate: Schema.NullOr(Instant),
  /** From the gateway's own record, at the last comparison. */
  movements: Schema.NullOr(Schema.Finite),
  /** Why it could not be compared the last time. */
  problem: Schema.NullOr(Schema.Literals(RECONCILE_PROBLEMS)),
}).annotate({ identifier: 'ReconciledAccount' })

/** Where our ledger and the gateway's record differ. */
export const ReconciliationException = Schema.Struct({
  exceptionID: Schema.Finite,
  kind: Schema.Literals(EXCEPTION_KINDS),
  /** What that means, for a person. */
  sentence: Schema.String,
  storeID: Schema.NullOr(Schema.Finite),
  paymentKey: Schema.NullOr(Schema.String),
  gateway: Schema.String,
  gatewayID: Schema.NullOr(Schema.String),
  /** By our ledger, and by the gateway's record; null where it is missing. */
  amountHere: Schema.NullOr(Balance),
  amountThere: Schema.NullOr(Balance),
  /** When the money moved, and when the difference was first seen. */
  date: Instant,
  foundDate: Instant,
  resolvedDate: Schema.NullOr(Instant),
  /** Null also when it went away by itself. */
  resolvedByID: Schema.NullOr(Schema.Finite),
  note: Schema.String,
}).annotate({ identifier: 'ReconciliationException' })
