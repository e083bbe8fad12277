import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { found } from '#failure.ts'
import { findPayment } from '#queries/payments.ts'
import { beginRefund } from './begin-refund.ts'
import { plannedFor } from './planned-refund.ts'
import { lookUpRefund } from './look-up-refund.ts'
import { presentPayment } from './present.ts'
import { withinPatience } from './within-patience.ts'

/** Longer than nearly every gateway answer, shorter than the timeouts of browsers and proxies. */
const PATIENCE_MS = 25_000

/** Staff refund a payment. The refund is recorded, requested, and returned in its current state after the wait. */
export const refundPayment = Effect.fnUntraced(function* (caller: Caller, asked: Input<'payments/refund'>) {
  const { publicURL, payPatienceMs } = yield* AppConfig
  const until = (payPatienceMs ?? PATIENCE_MS) + (yield* Clock.currentTimeMillis)
  const refund = yield* beginRefund(caller, asked, yield* plannedFor(caller, asked))
  if (refund.state === 'pending') yield* withinPatience(Effect.ignore(lookUpRefund(caller, refund)), until)
  const row = yield* found(yield* findPayment(caller, asked.paymentKey), 'payment')
  const now = yield* Clock.currentTimeMillis
  return { payment: yield* presentPayment(caller, row, { now, publicURL }) }
})
