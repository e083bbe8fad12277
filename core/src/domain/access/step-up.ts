import { cents, type Cents } from '#domain/money/cents.ts'
import { MINUTE_MS } from '#domain/time/spans.ts'

/** Actions that move money or grant access ask again who is at the keyboard, unless they confirmed within this time. */
const STEP_UP_MS = 15 * MINUTE_MS

export const isConfirmed = (confirmedAt: number, now: number): boolean => now - confirmedAt <= STEP_UP_MS

/**
 * Larger refunds ask who is at the keyboard. The same for every company: a limit that could be raised would have to be
 * guarded like the money.
 */
const REFUND_LIMIT = cents(500_00)

export const refundAsks = (amount: Cents): boolean => amount > REFUND_LIMIT
