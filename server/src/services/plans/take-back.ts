import { Clock, Effect } from 'effect'
import type { MessageRow } from '#queries/messages.ts'
import { updatePayment } from '#queries/payments.ts'
import { planOfPayment, wakePlan } from '#queries/plans.ts'

/** The plan decides on its request's text again: it is sent in the morning, unless the plan ends. */
export const takeBackAsking = Effect.fnUntraced(function* ({ companyID, paymentID }: MessageRow) {
  if (paymentID === null) return
  const turn = yield* planOfPayment({ companyID }, paymentID)
  yield* updatePayment({ companyID }, paymentID, { messageID: null })
  if (turn !== undefined) yield* wakePlan({ companyID }, turn.planID, yield* Clock.currentTimeMillis)
})
