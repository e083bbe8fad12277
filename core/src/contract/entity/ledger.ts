import { Schema } from 'effect'
import { EXCEPTION_KINDS, RECONCILE_PROBLEMS } from '#domain/payment/reconcile.ts'
import { LEDGER_KINDS } from '#domain/payment/ledger.ts'
import { Balance, Instant, LocalDay } from '#contract/value.ts'

/** A movement of money, never changed afterwards. */
export const LedgerEntry = Schema.Struct({
  ledgerID: Schema.Finite,
  kind: Schema.Literals(LEDGER_KINDS),
  /** Its effect on what the company has received: a void or a refund is negative. */
  amount: Balance,
  /** How much of it is the fee for paying online. */
  fee: Balance,
  date: Instant,
  postingDay: LocalDay,
  /** The gateway that moved it, and the gateway's reference. */
  gateway: Schema.String,
  gatewayID: Schema.String,
  /** For a refund: the reason and the user; null when automatic. */
  reason: Schema.NullOr(Schema.String),
  byUserID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'LedgerEntry' })

/** A gateway account compared with the ledger. Earlier accounts stay until nothing in them is open. */
export const ReconciledAccount = Schema.Struct({
  /** Its name, as attempts store it. */
  gateway: Schema.String,
  inUse: Schema.Boolean,
  triedDate: Instant,
  /** Null if it has never answered. */
  comparedDate: Schema.NullOr(Instant),
  /** From the gateway's own record, at the last comparison. */
  movements: Schema.NullOr(Schema.Finite),
  /** Why the last comparison failed. */
  problem: Schema.NullOr(Schema.Literals(RECONCILE_PROBLEMS)),
}).annotate({ identifier: 'ReconciledAccount' })

/** A difference between our ledger and the gateway's record. */
export const ReconciliationException = Schema.Struct({
  exceptionID: Schema.Finite,
  kind: Schema.Literals(EXCEPTION_KINDS),
  /** An explanation in plain words. */
  sentence: Schema.String,
  storeID: Schema.NullOr(Schema.Finite),
  paymentKey: Schema.NullOr(Schema.String),
  gateway: Schema.String,
  gatewayID: Schema.NullOr(Schema.String),
  /** By our ledger and by the gateway's record; null where it is missing. */
  amountHere: Schema.NullOr(Balance),
  amountThere: Schema.NullOr(Balance),
  /** When the money moved, and when the difference was first seen. */
  date: Instant,
  foundDate: Instant,
  resolvedDate: Schema.NullOr(Instant),
  /** Null also if it closed automatically. */
  resolvedByID: Schema.NullOr(Schema.Finite),
  note: Schema.String,
}).annotate({ identifier: 'ReconciliationException' })
