import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { wordsOfCustomer } from '@xd/core/domain/calendar/entry-search.ts'
import { PLAN_ASKS, planEntry } from '@xd/core/domain/calendar/managed.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { type PlanState, statesOf } from '#queries/plan-state.ts'
import { findPlans, turnDaysIn } from '#queries/plans.ts'
import { type Candidate, type ManagedSource, presentBy, recordsOf } from '#services/calendar/candidate.ts'

const candidate = (planID: number, turn: number, day: LocalDay): Candidate => ({
  source: 'plan',
  recordID: planID,
  part: `/${turn}`,
  itemCalendarID: null,
  itemDateStart: day,
  itemDateEnd: day,
  itemRepeat: null,
})

const amountOf = ({ requests, step }: PlanState, turn: number) =>
  requests.find((one) => one.turn === turn)?.amountCents ??
  (step.step === 'ask' && step.turn === turn ? step.amount : undefined)

/** The days on which plans asked for their turns, and on which they ask next. */
export const planTurns: ManagedSource = {
  mayRead: ({ permissions, features }) => holds(permissions, 'payments') && hasFeature(features, 'paymentscheduler'),
  around: async (db, viewer, { from, to }, wants, words) =>
    wants(null)
      ? (await turnDaysIn(db, viewer, { from, to, words: wordsOfCustomer(words, PLAN_ASKS) })).map(
          ({ planID, turn, day }) => candidate(planID, turn, day),
        )
      : [],
  find: async (db, viewer, owner) => {
    if (owner.kind !== 'plan') return undefined
    const { planID, turn } = owner
    const [found] = await turnDaysIn(db, viewer, { planID, turn, words: [] })
    return found && candidate(planID, turn, found.day)
  },
  present: async (db, viewer, candidates, nameOf) => {
    const rows = await findPlans(db, viewer, recordsOf(candidates))
    const states = await statesOf(db, viewer, rows, Date.now())
    const plans = new Map(rows.map((plan, at) => [plan.planID, { plan, state: states[at]! }] as const))
    return presentBy(candidates, plans, ({ part, itemDateStart }, { plan, state }) => {
      const turn = Number(part.slice(1))
      const amount = amountOf(state, turn) ?? plan.planAmountCents
      return planEntry({ planID: plan.planID, turn }, itemDateStart, formatDollars(amount), nameOf(plan))
    })
  },
}
