import { Clock, Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { OpeningHours } from '@xd/core/domain/hours/opening-hours.ts'
import { nextAllowed, type Whereabouts, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { END_STATUSES, planEndedBy, type PlanStep } from '@xd/core/domain/plan/next-step.ts'
import { planMode } from '@xd/core/domain/plan/terms.ts'
import { nextTurnDay, turnDayNow, turnExpiry, turnTime } from '@xd/core/domain/plan/turn-days.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { Database } from '#db/database.ts'
import { type CardGateway, CardGateways } from '#providers/cards/gateway.ts'
import { type LockedConversation, lockConversation } from '#queries/conversations.ts'
import { findPlan, insertTurn, lockPlan, type PlanRow, type TurnRow, turnsOfPlans, updatePlan } from '#queries/plans.ts'
import { storeDays } from '#queries/store-days.ts'
import { findStore, type StoreRow } from '#queries/stores.ts'
import { takes } from '#services/gateways/takes.ts'
import { requireReachable } from '#services/messaging/may-send.ts'
import { silentConversation } from '#services/messaging/silent-conversation.ts'
import { standingOf } from '#services/messaging/withheld.ts'
import { requestTerms } from '#services/payments/request-terms.ts'
import { newPaymentKey, textRequest, writeRequest } from '#services/payments/write-request.ts'
import { announcePlan } from './announce-plan.ts'
import { endPlan } from './end-plan.ts'
import { type PlanState, stateOfPlan, termsOf, ticketsOf } from '#queries/plan-state.ts'

/** A store that can't text or take cards at the moment is tried again this often. */
const AGAIN_MS = HOUR_MS

interface Turn {
  readonly plan: PlanRow
  readonly convo: LockedConversation
  readonly store: StoreRow
  readonly who: Whereabouts
  readonly now: number
  readonly today: LocalDay
}

const scopeOf = ({ companyID, storeID }: Pick<PlanRow, 'companyID' | 'storeID'>) => ({ companyID, storeIDs: [storeID] })

const hoursOf = ({ storeHours, storeClosures }: StoreRow) => ({ storeHours: storeDays(storeHours), storeClosures })

const look = ({ companyID, planID }: PlanRow, dueAt: number) => updatePlan({ companyID }, planID, { dueAt })

/**
 * Does what a plan has to do now: asks for its next turn, texts one whose text was held back at night, or ends. All of
 * it is one transaction under the plan's lock, so that a crash loses nothing and nothing is done twice.
 */
export const runPlan = Effect.fnUntraced(function* (of: Pick<PlanRow, 'companyID' | 'storeID' | 'planID'>) {
  const { write } = yield* Database
  const scope = scopeOf(of)
  const { companyID, storeID, planID } = of
  const now = yield* Clock.currentTimeMillis
  const gateway = yield* (yield* CardGateways).forStore({ companyID, storeID })
  yield* write(
    Effect.gen(function* () {
      const known = yield* findPlan(scope, planID)
      if (known === undefined) return
      const convoID = yield* silentConversation({ companyID, storeID, custID: known.custID }, now)
      const convo = yield* lockConversation(scope, convoID)
      const plan = yield* lockPlan(scope, planID)
      // A merge may have given it to another customer in between: the next run finds it.
      if (!convo || !plan || plan.isOver === 1 || plan.custID !== convo.custID) return
      // Read under the lock: hours saved meanwhile wake the plan once more.
      const store = yield* findStore(scope, storeID)
      if (store === undefined) return
      const cause = planEndedBy(standingOf(convo))
      if (cause !== null) return yield* endPlan(plan, { status: END_STATUSES[cause], cause }, now)
      if (plan.planStatus !== 'active') return
      const { storeTimezone } = store
      const turn: Turn = {
        plan,
        convo,
        store,
        who: whereaboutsOf(convo, storeTimezone),
        now,
        today: localDay(now, storeTimezone),
      }
      const { open, step, ...days } = stateOfPlan(plan, yield* turnsOfPlans(scope, [planID]), turn)
      if (open) return yield* waitFor(turn, open)
      if (step.step === 'end') return yield* endPlan(plan, step, now)
      if (step.step === 'ask') yield* comeTo(turn, { ...step, ...days, gateway })
    }),
  )
})

/** A turn that can still be paid. Its text may have been taken back when quiet hours began. */
const waitFor = Effect.fnUntraced(function* ({ plan, convo, store, who, now }: Turn, open: TurnRow) {
  const { validBeforeAt, messageID, ...request } = open
  const ends = validBeforeAt > now ? validBeforeAt : now + MINUTE_MS
  if (messageID !== null || validBeforeAt <= now) return yield* look(plan, ends)
  const at = nextAllowed(who, now)
  if (at !== now) return yield* look(plan, Math.min(at ?? ends, ends))
  yield* textRequest(scopeOf(plan), convo, {
    ...request,
    paymentMemo: plan.planMemo,
    storeName: store.storeName,
    purpose: 'schedule',
    sentByID: null,
    at: now,
    until: validBeforeAt,
  })
  yield* look(plan, ends)
})

type Asking = Extract<PlanStep, { step: 'ask' }> &
  Pick<PlanState, 'from' | 'lastDay'> & { readonly gateway: CardGateway | undefined }

/** The day of the next turn. One that has come stays, even if nobody could be asked on it. */
const dayOf = (
  { plan, today }: Turn,
  { from, lastDay }: Pick<PlanState, 'from' | 'lastDay'>,
  hours: OpeningHours,
): LocalDay => {
  const { nextDay } = plan
  if (lastDay !== null && nextDay <= lastDay) return nextTurnDay(termsOf(plan), from, hours) ?? nextDay
  return nextDay > today ? turnDayNow(termsOf(plan), nextDay, today, hours) : nextDay
}

/** Asks for the next turn, if its time has come. */
const comeTo = Effect.fnUntraced(function* (turn: Turn, { gateway, from, lastDay, ...asking }: Asking) {
  const { plan, convo, store, who, now } = turn
  const { companyID, planID } = plan
  const hours = hoursOf(store)
  const nextDay = dayOf(turn, { from, lastDay }, hours)
  if (nextDay !== plan.nextDay) {
    yield* updatePlan({ companyID }, planID, { nextDay })
    yield* announcePlan(plan)
  }
  const at = turnTime(nextDay, hours, who, now)
  if (at !== now) return yield* look(plan, at ?? now + DAY_MS)
  const mode = planMode({ planTickets: ticketsOf(plan) })
  const reachable = yield* Effect.exit(requireReachable(convo))
  if (!gateway || !takes(gateway, mode) || !isOn(convo) || reachable._tag === 'Failure')
    return yield* look(plan, now + AGAIN_MS)
  yield* ask(turn, asking, gateway.testMode)
})

const isOn = ({ features }: LockedConversation): boolean =>
  hasFeature(JSON.parse(features) as string[], 'paymentscheduler')

const ask = Effect.fnUntraced(function* (
  { plan, convo, store, now, today }: Turn,
  { turn, amount }: Pick<Asking, 'turn' | 'amount'>,
  testMode: boolean,
) {
  const scope = scopeOf(plan)
  const { companyID, planID } = plan
  const { storeTimezone, storeName } = store
  const expiry = turnExpiry(termsOf(plan), today, { store: hoursOf(store), timezone: storeTimezone, now })
  const terms = yield* requestTerms(
    {
      paymentAmount: amount,
      paymentMemo: plan.planMemo,
      paymentTicketList: plan.planTicketList,
      paymentMode: planMode({ planTickets: ticketsOf(plan) }),
      ...(expiry !== undefined && { paymentValidBeforeLocalTZ: expiry }),
    },
    store,
    now,
  ).pipe(Effect.orDie)
  const request = { ...terms, paymentKey: newPaymentKey(), at: now, sentByID: null } as const
  const paymentID = yield* writeRequest(scope, convo, {
    ...request,
    paymentOrigin: 'schedule',
    rewriteOverridden: '[]',
    paymentCustomFields: '{}',
    testMode,
    storeTimezone,
  })
  yield* insertTurn({ paymentID, companyID, planID, turn, day: today })
  const { validBeforeAt: until } = terms
  yield* textRequest(scope, convo, { ...request, purpose: 'schedule', paymentID, storeName, until })
  yield* look(plan, until)
  yield* announcePlan(plan)
})
