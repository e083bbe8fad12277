import { Effect } from 'effect'
import { canPayEarly } from '@xd/core/domain/plan/can.ts'
import { leftToPay } from '@xd/core/domain/plan/turn-amount.ts'
import { type Cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, found, invalid } from '#failure.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { stateOfPlan, termsOf } from '#queries/plan-state.ts'
import { insertTurn, lockPlan, turnsOfPlans, wakePlan } from '#queries/plans.ts'
import { announcePlan } from './announce-plan.ts'

export interface Early {
  readonly planID: number
  readonly convo: LockedConversation
  readonly amount: Cents
  readonly now: number
}

/** Ready for a request that pays a plan early, unless one is open already. Returns how the request joins the plan. */
export const payPlanEarly = Effect.fnUntraced(function* (scope: CompanyScope, { planID, convo, amount, now }: Early) {
  const plan = yield* found(yield* lockPlan(scope, planID), 'plan')
  if (plan.custID !== convo.custID || plan.storeID !== convo.storeID)
    return yield* invalid({ 'payment.planID': 'This plan is another customer’s' })
  const today = localDay(now, plan.storeTimezone)
  const { open, paid } = stateOfPlan(plan, yield* turnsOfPlans(scope, [planID]), { now, today })
  const can = canPayEarly(plan, open !== undefined)
  if (!can.ok) return yield* fail('plan_state', { sentence: can.reason })
  const left = leftToPay(termsOf(plan), paid)
  if (left !== null && amount > left)
    return yield* invalid({ 'payment.paymentAmount': `Only ${formatDollars(left)} is left` })
  return Effect.fnUntraced(function* (paymentID: number) {
    yield* insertTurn({ paymentID, companyID: plan.companyID, planID, turn: null, day: today })
    yield* wakePlan(scope, planID, now)
    yield* announcePlan(plan)
  })
})
