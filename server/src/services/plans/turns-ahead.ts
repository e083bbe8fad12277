import { Effect } from 'effect'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { leftToPay, turnAmount } from '@xd/core/domain/plan/turn-amount.ts'
import { nextTurnDay } from '@xd/core/domain/plan/turn-days.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { hoursOfStore } from '#queries/incoming.ts'
import type { PlanRow } from '#queries/plans.ts'
import { type PlanState, termsOf } from '#queries/plan-state.ts'

interface Ahead {
  readonly turn: number
  readonly day: LocalDay
  readonly amount: Cents
}

/** The upcoming turns, by the store's hours as they are now, if each is paid. */
export const turnsAhead = Effect.fnUntraced(function* (plan: PlanRow, { requests, paid, from, lastDay }: PlanState) {
  if (plan.isOver === 1) return []
  const hours = yield* hoursOfStore({ companyID: plan.companyID, storeIDs: [plan.storeID] }, plan.storeID)
  const terms = termsOf(plan)
  const open = requests.find(({ state }) => state === 'open')
  const asked = requests.filter(({ turn }) => turn !== null).length
  const ahead: Ahead[] = []
  let sum = cents(paid + (open?.amountCents ?? 0))
  let day: LocalDay | undefined =
    lastDay === null || plan.nextDay > lastDay ? plan.nextDay : nextTurnDay(terms, from, hours)
  const isLeft = (turn: number) => {
    const left = leftToPay(terms, sum)
    return left === null ? turn <= plan.planCount : left > 0
  }
  for (let turn = asked + 1; day !== undefined && isLeft(turn) && ahead.length < plan.planCount; turn += 1) {
    const amount = turnAmount(terms, turn, sum)
    ahead.push({ turn, day, amount })
    sum = cents(sum + amount)
    day = nextTurnDay(terms, addDays(day, 1), hours)
  }
  return ahead
})
