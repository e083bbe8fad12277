import { cents, type Cents } from '#domain/money/cents.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts'

/** Actions that move money or grant access ask for a confirmation, unless the user has confirmed within this time. */
const STEP_UP_MS = 15 * MINUTE_MS

export const isConfirmed = (confirmedAt: number, now: number): boolean => now - confirmedAt <= STEP_UP_MS

/**
 * Larger refunds ask for a confirmation. The limit is the same for every company: a limit that could be raised would
 * need the same protection as the money.
 */
const REFUND_LIMIT = cents(500_00)

/** A program confirms nothing, so its refunds are counted over a day. */
export const PROGRAM_REFUNDS_MS = DAY_MS

export interface RefundsBefore {
  /** Refunds of any payments by the same person since their last confirmation. */
  readonly byThem: Cents
  /** Refunds of the same payment, by anybody. */
  readonly ofPayment: Cents
}

/** Several small refunds count like one large one. */
export const refundAsks = (amount: Cents, { byThem, ofPayment }: RefundsBefore): boolean =>
  amount + Math.max(byThem, ofPayment) > REFUND_LIMIT
