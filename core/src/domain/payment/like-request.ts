// A similar request: the same amount, requested from the same customer within a day, and still open or paid. It is a
// warning, never a refusal: two weeks' interest may well be the same.
import { DAY_MS } from '#domain/time/spans.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { PaymentStatus } from './status.ts'

export const LIKE_REQUEST_WITHIN_MS = DAY_MS
export const LIKE_REQUEST_STATUSES = ['sent', 'approved'] as const satisfies readonly PaymentStatus[]

// `requestedAt` and `now` in epoch milliseconds.
export interface EarlierRequest {
  readonly amount: Cents
  readonly paymentStatus: PaymentStatus
  readonly requestedAt: number
}

export const isLikeRequest = (
  { amount, paymentStatus, requestedAt }: EarlierRequest,
  asked: Cents,
  now: number,
): boolean =>
  amount === asked &&
  (LIKE_REQUEST_STATUSES as readonly PaymentStatus[]).includes(paymentStatus) &&
  now - requestedAt <= LIKE_REQUEST_WITHIN_MS
