import type { Plan } from '@xd/core/contract/entity/plan.ts'
import { leftToPay } from '@xd/core/domain/plan/turn-amount.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type PlanState, statesOf, termsOf, ticketsOf } from '#queries/plan-state.ts'
import type { PlanRow } from '#queries/plans.ts'

type Shown = typeof Plan.Type

/** Its next request. It has no day until the job has moved the plan on after a turn. */
const nextOf = ({ planStatus, nextDay }: PlanRow, { step, lastDay }: PlanState): Shown['planNext'] =>
  planStatus === 'active' && step.step === 'ask' && (lastDay === null || nextDay > lastDay)
    ? { turn: step.turn, day: nextDay, amount: step.amount }
    : null

export const presentPlan = (plan: PlanRow, state: PlanState): Shown => {
  const { planAmount, planTotal } = termsOf(plan)
  return {
    planID: plan.planID,
    planKind: plan.planKind,
    custID: plan.custID,
    customer: { custFirstName: plan.custFirstName, custLastName: plan.custLastName, custPhone: plan.custPhone },
    storeID: plan.storeID,
    storeTimezone: plan.storeTimezone,
    planAmount,
    planTotal,
    planEvery: plan.planEvery,
    planCount: plan.planCount,
    planStart: plan.planStart,
    planMemo: plan.planMemo,
    planTickets: ticketsOf(plan),
    planStatus: plan.planStatus,
    planStatusDate: plan.planStatusAt,
    planStopCause: plan.planStopCause,
    planCreatedDate: plan.planCreatedAt,
    planCreatedByID: plan.planCreatedByID,
    planTurnsPaid: state.turnsPaid,
    planPaid: state.paid,
    planLeft: leftToPay({ planTotal }, state.paid),
    planNext: nextOf(plan, state),
    planVersion: plan.planVersion,
  }
}

/** Plans as the contract shows them, in the rows' order. */
export const presentPlans = async (
  db: Db,
  scope: CompanyScope,
  rows: readonly PlanRow[],
  { now }: { readonly now: number },
): Promise<Shown[]> => {
  const states = await statesOf(db, scope, rows, now)
  return rows.map((plan, at) => presentPlan(plan, states[at]!))
}
