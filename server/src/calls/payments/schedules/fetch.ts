import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findPlan } from '#queries/plans.ts'
import { statesOf } from '#queries/plan-state.ts'
import { turnsAhead } from '#services/plans/turns-ahead.ts'
import { presentPlan } from '#services/plans/present-plans.ts'

export const fetch = handle(
  'payments/schedules/fetch',
  Effect.fnUntraced(function* ({ planID }, caller) {
    const now = yield* Clock.currentTimeMillis
    const plan = yield* found(yield* findPlan(caller, planID), 'plan')
    const state = (yield* statesOf(caller, [plan], now))[0]!
    return {
      plan: presentPlan(plan, state),
      turns: state.requests.map(({ turn, day, amountCents, state: turnState, paymentKey }) => ({
        turn,
        day,
        amount: amountCents,
        turnState,
        paymentKey,
      })),
      ahead: yield* turnsAhead(plan, state),
    }
  }),
)
