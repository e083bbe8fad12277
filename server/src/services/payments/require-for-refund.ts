import { Effect } from 'effect'
import { PROGRAM_REFUNDS_MS, refundAsks } from '@xd/core/domain/access/step-up.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { Caller } from '#caller.ts'
import { lockUser } from '#queries/managed-users.ts'
import { refundedByUser } from '#queries/payment-refunds.ts'
import { requireStepUp } from '#services/require-step-up.ts'

/** Asks for step-up if the refund is large, alone or together with earlier ones. */
export const requireForRefund = Effect.fnUntraced(function* (
  caller: Caller,
  amount: Cents,
  ofPayment: Cents,
  now: number,
) {
  const { userID, session } = caller
  // One at a time, so that two simultaneous refunds count each other.
  yield* lockUser(caller, userID)
  const since = session?.confirmedAt ?? now - PROGRAM_REFUNDS_MS
  const byThem = yield* refundedByUser(caller, userID, since)
  if (refundAsks(amount, { byThem, ofPayment })) yield* requireStepUp(caller)
})
