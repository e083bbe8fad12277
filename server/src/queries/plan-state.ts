import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { type PlanStep, planStep, type TurnState, turnStateOf } from '@xd/core/domain/plan/next-step.ts'
import type { PlanTerms } from '@xd/core/domain/plan/plan.ts'
import { planProgress } from '@xd/core/domain/plan/progress.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type PlanRow, plansOfPayments, type TurnRow, turnsOfPlans } from './plans.ts'

export const termsOf = ({ planAmountCents, planTotalCents, ...plan }: PlanRow): PlanTerms => ({
  ...plan,
  planAmount: planAmountCents,
  planTotal: planTotalCents,
})

export const ticketsOf = ({ planTicketList }: Pick<PlanRow, 'planTicketList'>): readonly string[] => {
  const list = parseTicketList(planTicketList)
  return list.ok ? list.tickets : []
}

export interface PlanState {
  readonly requests: readonly (TurnRow & { readonly state: TurnState })[]
  /** The one that can still be paid. */
  readonly open: TurnRow | undefined
  readonly turnsPaid: number
  /** Early payments included, refunds taken off. */
  readonly paid: Cents
  readonly step: PlanStep
  /** The day from which its next turn is counted. */
  readonly from: LocalDay
  /** The day of the turn before; null if it hasn't asked yet. */
  readonly lastDay: LocalDay | null
}

/** How far a plan has come, by its requests, oldest first. */
export const stateOfPlan = (
  plan: PlanRow,
  rows: readonly TurnRow[],
  { now, today }: { readonly now: number; readonly today: LocalDay },
): PlanState => {
  const requests = rows.map((row) => ({ ...row, state: turnStateOf(row, now) }))
  const turns = requests.filter(({ turn }) => turn !== null)
  const open = requests.find(({ state }) => state === 'open')
  const all = requests.filter(({ state }) => state === 'paid')
  const paid = cents(all.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0))
  const lastDay = turns.at(-1)?.day ?? null
  const after = lastDay === null ? today : addDays(lastDay, 1)
  return {
    requests,
    open,
    turnsPaid: turns.filter(({ state }) => state === 'paid').length,
    paid,
    step: open
      ? { step: 'wait' }
      : planStep(
          termsOf(plan),
          turns.map(({ state }) => state),
          paid,
        ),
    from: after > today ? after : today,
    lastDay,
  }
}

/** Each plan's state, in the rows' order. */
export const statesOf = query(
  async (
    db: Db,
    scope: Pick<CompanyScope, 'companyID'>,
    rows: readonly PlanRow[],
    now: number,
  ): Promise<readonly PlanState[]> => {
    const turns = await turnsOfPlans(
      db,
      scope,
      rows.map(({ planID }) => planID),
    )
    return rows.map((plan) =>
      stateOfPlan(
        plan,
        turns.filter(({ planID }) => planID === plan.planID),
        { now, today: localDay(now, plan.storeTimezone) },
      ),
    )
  },
)

export interface PlanOfPayment {
  readonly planID: number
  /** Null for an early payment, which is no turn. */
  readonly turn: number | null
  /** "3 of 6, $150.00 left"; empty for a plan of one payment. */
  readonly progress: (language: Language) => string
}

/** The plans that these requests belong to, and how far each has come. */
export const planOfPayments = query(
  async (
    db: Db,
    scope: CompanyScope,
    paymentIDs: readonly number[],
    now: number,
  ): Promise<ReadonlyMap<number, PlanOfPayment>> => {
    const { turns, plans } = await plansOfPayments(db, scope, paymentIDs)
    if (turns.length === 0) return new Map()
    const states = await statesOf(db, scope, plans, now)
    return new Map(
      turns.flatMap(({ paymentID, planID, turn }) => {
        const at = plans.findIndex((plan) => plan.planID === planID)
        const [plan, state] = [plans[at], states[at]]
        if (plan === undefined || state === undefined) return []
        const { turnsPaid, paid } = state
        const progress = (language: Language) => planProgress({ ...termsOf(plan), turnsPaid, paid }, language)
        return [[paymentID, { planID, turn, progress }] as const]
      }),
    )
  },
)
