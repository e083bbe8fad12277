import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { planEndedBy } from '@xd/core/domain/plan/next-step.ts'
import { planFaults } from '@xd/core/domain/plan/terms.ts'
import { evenAmount } from '@xd/core/domain/plan/turn-amount.ts'
import { nextTurnDay } from '@xd/core/domain/plan/turn-days.ts'
import { maskCardNumbers } from '@xd/core/domain/text/card-number.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { formatTicketList, parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail, found, invalid, requireValid } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { wakeJob } from '#queries/jobs.ts'
import { insertPlan, lockPlan, type PlanRow, updatePlan } from '#queries/plans.ts'
import { statesOf, ticketsOf } from '#queries/plan-state.ts'
import { storeDays } from '#queries/store-days.ts'
import { findStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { madeOnce, type Saving } from '#services/made-once.ts'
import { requireReachable } from '#services/messaging/may-send.ts'
import { silentConversation } from '#services/messaging/silent-conversation.ts'
import { standingOf } from '#services/messaging/withheld.ts'
import { requireVersion } from '#services/require-version.ts'
import { nextDayFrom, requirePlanAct } from './act-on-plan.ts'
import { announcePlan } from './announce-plan.ts'
import { RUN_PLANS } from './heed-payment.ts'
import { presentPlan } from './present-plans.ts'

type Given = Input<'payments/schedules/save'>['plan']

const FIXED = {
  custID: 'A plan’s customer can’t be changed. Make a new plan.',
  storeID: 'A plan’s store can’t be changed. Make a new plan.',
  planKind: 'A plan’s kind can’t be changed. Make a new plan.',
} as const

const requireSame = (given: Given, before: PlanRow) => {
  const changed = (Object.keys(FIXED) as (keyof typeof FIXED)[]).filter((field) => given[field] !== before[field])
  return requireValid(Object.fromEntries(changed.map((field) => [field, FIXED[field]])), 'plan')
}

const totalOf = ({ planTotal }: Given, before: PlanRow | undefined) =>
  planTotal === undefined ? (before?.planTotalCents ?? null) : planTotal

/** Without an amount, a layaway has even turns; any other plan keeps its own. */
const amountOf = (given: Given, before: PlanRow | undefined) => {
  const { planAmount, planCount } = given
  if (typeof planAmount === 'number') return planAmount
  const planTotal = totalOf(given, before)
  if (planTotal === null) return before?.planAmountCents ?? cents(0)
  return planCount >= 1 ? evenAmount(planTotal, planCount) : cents(0)
}

/** The terms as they are stored, checked; else every error by field. */
const writtenPlan = Effect.fnUntraced(function* (
  caller: Caller,
  given: Given,
  before: PlanRow | undefined,
  now: number,
) {
  const store = yield* found(yield* findStore(caller, given.storeID), 'store')
  const hours = { storeHours: storeDays(store.storeHours), storeClosures: store.storeClosures }
  const today = localDay(now, store.storeTimezone)
  const planStart = parseLocalDay(given.planStart)
  if (planStart === undefined) return yield* invalid({ 'plan.planStart': 'There is no such day' })
  const terms = {
    planKind: given.planKind,
    planAmount: amountOf(given, before),
    planTotal: totalOf(given, before),
    planEvery: given.planEvery,
    planCount: given.planCount,
    planStart,
    planMemo: maskCardNumbers(given.planMemo.trim()),
    planTickets: given.planTickets ?? (before ? ticketsOf(before) : []),
  }
  yield* requireValid(planFaults(terms, { hours, today, ...(before && { startBefore: before.planStart }) }), 'plan')
  const { planAmount, planTotal, planTickets, ...rest } = terms
  const list = parseTicketList(formatTicketList(planTickets))
  const planTicketList = list.ok ? formatTicketList(list.tickets) : ''
  return {
    row: {
      ...rest,
      planAmountCents: planAmount,
      planTotalCents: planTotal,
      planTicketList,
      planSearch: foldText(`${rest.planMemo} ${planTicketList}`),
    },
    /** A new plan's first day: the rules have found one. */
    firstDay: nextTurnDay(terms, today, hours) ?? today,
  }
})

/** Nobody is asked who may not be texted about payments. */
const requireAskable = Effect.fnUntraced(function* (caller: Caller, { custID, storeID }: Given, now: number) {
  const convoID = yield* silentConversation({ companyID: caller.companyID, storeID, custID }, now)
  const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
  yield* requireReachable(convo)
  if (planEndedBy(standingOf(convo)) !== null)
    return yield* fail('opted_out', { sentence: 'This customer asked for no messages about loans and payments.' })
})

const make = Effect.fnUntraced(function* (caller: Caller, given: Given, now: number) {
  const { companyID, userID } = caller
  yield* requireAskable(caller, given, now)
  const { row, firstDay } = yield* writtenPlan(caller, given, undefined, now)
  const { custID, storeID } = given
  const planID = yield* insertPlan({
    ...row,
    companyID,
    storeID,
    custID,
    planStatus: 'active',
    planStatusAt: now,
    planCreatedAt: now,
    planCreatedByID: userID,
    nextDay: firstDay,
    dueAt: now,
  })
  const { planSearch: _, ...set } = row
  yield* audit(caller, { action: 'plan-save', target: `plan/${planID}`, detail: set })
  return planID
})

const change = Effect.fnUntraced(function* (caller: Caller, given: Given, before: PlanRow, now: number) {
  const { planID } = before
  yield* requirePlanAct('change', before)
  yield* requireSame(given, before)
  const { row } = yield* writtenPlan(caller, given, before, now)
  const changed = { ...row, planVersion: before.planVersion + 1 }
  const nextDay = yield* nextDayFrom({ ...before, ...changed }, now)
  const isActive = before.planStatus === 'active'
  yield* updatePlan(caller, planID, { ...changed, nextDay, ...(isActive && { dueAt: now }) })
  const { planSearch: _, ...set } = row
  const differs = whatDiffers(before, set)
  if (Object.keys(differs).length > 0)
    yield* audit(caller, { action: 'plan-save', target: `plan/${planID}`, detail: { set: differs } })
  return planID
})

/** Makes a plan, or changes one. */
export const savePlan = Effect.fnUntraced(function* (
  caller: Caller,
  given: Given,
  { expectedVersion, clientKey }: Saving,
) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const known = given.planID
  return yield* write(
    Effect.gen(function* () {
      const before = typeof known === 'number' ? yield* found(yield* lockPlan(caller, known), 'plan') : undefined
      if (before) yield* requireVersion(expectedVersion, before.planVersion)
      const making = { call: 'payments/schedules/save', clientKey, known } as const
      const planID = before
        ? yield* change(caller, given, before, now)
        : yield* madeOnce(caller, making, make(caller, given, now))
      const plan = yield* found(yield* lockPlan(caller, planID), 'plan')
      yield* wakeJob(systemScope('job'), RUN_PLANS, now)
      yield* announcePlan(plan)
      return { plan: presentPlan(plan, (yield* statesOf(caller, [plan], now))[0]!) }
    }),
  )
})
