import { Clock, Effect } from 'effect'
import { isPlanDone, type PlanAct, planCan } from '@xd/core/domain/plan/can.ts'
import { nextTurnDay } from '@xd/core/domain/plan/turn-days.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { hoursOfStore } from '#queries/incoming.ts'
import { wakeJob } from '#queries/jobs.ts'
import { lockPlan, type PlanRow, updatePlan } from '#queries/plans.ts'
import { audit } from '#services/audit.ts'
import { announcePlan } from './announce-plan.ts'
import { endPlan } from './end-plan.ts'
import { RUN_PLANS } from './heed-payment.ts'
import { presentPlan } from './present-plans.ts'
import { statesOf, termsOf } from '#queries/plan-state.ts'

type StatusAct = Exclude<PlanAct, 'change' | 'pay'>

export const requirePlanAct = Effect.fnUntraced(function* (act: PlanAct, plan: PlanRow) {
  const can = planCan(act, plan)
  if (!can.ok) return yield* fail('plan_state', { sentence: can.reason, details: { planStatus: plan.planStatus } })
})

/** The day of its next turn from now on. */
export const nextDayFrom = Effect.fnUntraced(function* (plan: PlanRow, now: number) {
  const hours = yield* hoursOfStore({ companyID: plan.companyID, storeIDs: [plan.storeID] }, plan.storeID)
  const [state] = yield* statesOf(plan, [plan], now)
  return state!.open ? plan.nextDay : (nextTurnDay(termsOf(plan), state!.from, hours) ?? plan.nextDay)
})

const carryOut = Effect.fnUntraced(function* (caller: Caller, act: StatusAct, plan: PlanRow, at: number) {
  const { planID } = plan
  if (act === 'cancel') return yield* endPlan(plan, { status: 'canceled', cause: 'by-staff' }, at)
  yield* updatePlan(
    caller,
    planID,
    act === 'pause'
      ? { planStatus: 'paused', planStatusAt: at, dueAt: null }
      : { planStatus: 'active', planStatusAt: at, nextDay: yield* nextDayFrom(plan, at), dueAt: at },
  )
  if (act === 'resume') yield* wakeJob(systemScope('job'), RUN_PLANS, at)
  yield* announcePlan(plan)
})

/** Pauses, resumes or cancels a plan, and returns it afterwards. Asking again does nothing. */
export const actOnPlan = (act: StatusAct) =>
  Effect.fnUntraced(function* ({ planID }: { readonly planID: number }, caller: Caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const plan = yield* found(yield* lockPlan(caller, planID), 'plan')
        if (!isPlanDone(act, plan.planStatus)) {
          yield* requirePlanAct(act, plan)
          yield* carryOut(caller, act, plan, at)
          yield* audit(caller, { action: `plan-${act}`, target: `plan/${planID}` })
        }
        const after = yield* found(yield* lockPlan(caller, planID), 'plan')
        return { plan: presentPlan(after, (yield* statesOf(caller, [after], at))[0]!) }
      }),
    )
  })
