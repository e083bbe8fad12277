import { Effect } from 'effect'
import type { PlanStatus, PlanStopCause } from '@xd/core/domain/plan/plan.ts'
import { type PlanRow, updatePlan } from '#queries/plans.ts'
import { auditAs } from '#services/audit.ts'
import { announcePlan } from './announce-plan.ts'

interface Ending {
  readonly status: PlanStatus
  readonly cause: PlanStopCause | null
}

/** A plan, which is locked, asks for nothing more. */
export const endPlan = Effect.fnUntraced(function* (plan: PlanRow, { status, cause }: Ending, at: number) {
  const { companyID, planID } = plan
  yield* updatePlan({ companyID }, planID, {
    planStatus: status,
    planStopCause: cause,
    planStatusAt: at,
    isOver: 1,
    dueAt: null,
  })
  if (status === 'stopped')
    yield* auditAs({ companyID }, { at, action: 'plan-stop', target: `plan/${planID}`, detail: { cause } })
  yield* announcePlan(plan)
})
