import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { type PlanStep, planStep, type TurnState, turnStateOf } from '@xd/core/domain/plan/next-step.ts'
import type { PlanTerms } from '@xd/core/domain/plan/plan.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import type { PlanRow, TurnRow } from '#queries/plans.ts'

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
