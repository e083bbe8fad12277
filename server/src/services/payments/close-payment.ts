import { Effect } from 'effect'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import type { Can } from '@xd/core/domain/access/can.ts'
import type { StatedPayment } from '@xd/core/domain/payment/can.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { PaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import { findPendingAttempt } from '#queries/payment-attempts.ts'
import { type PaymentRow, updatePayment } from '#queries/payments.ts'
import { audit } from '#services/audit.ts'
import { requestPaid, requestSettled } from '#reactions.ts'
import { announcePaymentStatus } from './announce.ts'
import { postingDayOf } from './posting-day.ts'

interface Closing<Code extends 'not_cancelable' | 'not_payable'> {
  readonly can: (payment: StatedPayment) => Can
  readonly code: Code
  readonly change: {
    readonly paymentStatus: PaymentStatus
    readonly paymentMethod?: 'in-store'
    readonly paymentFee?: Cents
  }
  readonly action: ActivityAction
}

/** Closes a request on behalf of staff, unless a rule forbids it or a card is being charged for it right now. */
export const closePayment = <Code extends 'not_cancelable' | 'not_payable'>(
  caller: Caller,
  { can, code, change, action }: Closing<Code>,
) =>
  Effect.fnUntraced(function* (payment: PaymentRow, now: number) {
    const paymentStatus = payment.paymentStatus
    const attemptOpen = (yield* findPendingAttempt(caller, payment.paymentID)) !== undefined
    const allowed = can({ paymentStatus, attemptOpen })
    if (!allowed.ok) return yield* fail(code, { sentence: allowed.reason, details: { paymentStatus } })
    const paid = change.paymentStatus === 'approved' && { postingDay: yield* postingDayOf(caller, payment, now) }
    yield* updatePayment(caller, payment.paymentID, { ...change, ...paid, statusAt: now })
    yield* audit(caller, { action, target: `payment/${payment.paymentKey}` })
    if (change.paymentStatus === 'approved') yield* requestPaid(caller, payment, now)
    yield* requestSettled(payment)
    yield* announcePaymentStatus(payment)
  })
