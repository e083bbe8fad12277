import { Clock, Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { wakeJob } from '#queries/jobs.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { planOfPayment, wakePlan } from '#queries/plans.ts'
import { announcePlan } from './announce-plan.ts'

/** A request was paid, declined, canceled or refunded: its plan, if it has one, decides at once what comes next. */
export const heedPayment = Effect.fnUntraced(function* ({ companyID, storeID, paymentID }: PaymentRow) {
  const turn = yield* planOfPayment({ companyID }, paymentID)
  if (turn === undefined) return
  const { planID } = turn
  const now = yield* Clock.currentTimeMillis
  yield* wakePlan({ companyID }, planID, now)
  yield* wakeJob(systemScope('job'), RUN_PLANS, now)
  yield* announcePlan({ companyID, storeID, planID })
})

/** The key of the job that runs all plans. */
export const RUN_PLANS = 'run-plans'
