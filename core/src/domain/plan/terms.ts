// The rules that a plan must meet before it is saved, besides those of each request (payment/request.ts):
//  - A plan of one payment has one turn; others have 1 to 52.
//  - Only a layaway has a total. Its turns must not be enough before the last one, which is the rest and fits one request.
//  - It starts today or later, by the store's calendar, within a year: a later day is a slip of the keyboard.
//  - The store opens at some time: on which day would it ask?
import { cents, formatDollars } from '#domain/money/cents.ts'
import { PAYMENT_MAX, PAYMENT_MIN } from '#domain/payment/amount.ts'
import type { PaymentMode } from '#domain/payment/mode.ts'
import { requestFaults } from '#domain/payment/request.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import { countOf } from '#domain/text/figure.ts'
import { formatTicketList } from '#domain/ticket/ticket-list.ts'
import { addDays, type LocalDay } from '#domain/time/day.ts'
import { PLAN_TURNS_MAX, type PlanTerms } from './plan.ts'
import { nextTurnDay } from './turn-days.ts'

interface SavedPlan extends PlanTerms {
  readonly planMemo: string
  readonly planTickets: readonly string[]
}

export type PlanFaults = Partial<Record<keyof SavedPlan, string>>

const MOST_DAYS_AHEAD = 366

const countFault = ({ planKind, planCount }: PlanTerms): string | undefined => {
  if (!Number.isInteger(planCount) || planCount < 1 || planCount > PLAN_TURNS_MAX)
    return `From 1 to ${PLAN_TURNS_MAX} payments`
  return planKind === 'once' && planCount !== 1 ? 'This plan has one payment' : undefined
}

const totalFault = ({ planKind, planAmount, planTotal, planCount }: PlanTerms): string | undefined => {
  if (planKind !== 'layaway') return planTotal === null ? undefined : 'Only a layaway has a total'
  if (planTotal === null || planTotal < PAYMENT_MIN) return 'Enter what the layaway costs'
  const last = cents(planTotal - planAmount * (planCount - 1))
  if (last < PAYMENT_MIN) {
    const enough = `${countOf(planCount - 1, 'payment')} of ${formatDollars(planAmount)}`
    return `${enough} already ${planCount === 2 ? 'pays' : 'pay'} it. Enter fewer or smaller ones.`
  }
  return last > PAYMENT_MAX
    ? `The last payment would be ${formatDollars(last)}, more than one request can ask for. Enter more or larger ones.`
    : undefined
}

const startFault = (plan: PlanTerms, hours: OpeningHours, today: LocalDay): string | undefined => {
  if (plan.planStart < today) return 'Today or later'
  if (plan.planStart > addDays(today, MOST_DAYS_AHEAD)) return 'That’s too far ahead. Check the year.'
  return nextTurnDay(plan, plan.planStart, hours) === undefined
    ? 'The store has no open days. Enter its hours first.'
    : undefined
}

interface Context {
  readonly hours: OpeningHours
  readonly today: LocalDay
  /** A plan that is changed may keep a start that has passed. */
  readonly startBefore?: LocalDay
}

/** Which cards its requests take. What is paid toward a loan may be interest, so never on credit (payment/mode.ts). */
export const planMode = ({ planTickets }: Pick<SavedPlan, 'planTickets'>): PaymentMode =>
  planTickets.length > 0 ? 'debit-only' : 'any'

/** The errors, field by field; empty if the plan may be saved. */
export const planFaults = (plan: SavedPlan, { hours, today, startBefore }: Context): PlanFaults => {
  const { amount, memo, tickets } = requestFaults({
    amount: plan.planAmount,
    memo: plan.planMemo,
    tickets: formatTicketList(plan.planTickets),
    note: '',
    mode: planMode(plan),
    rewrite: false,
  })
  const count = countFault(plan)
  const total = amount === undefined && count === undefined ? totalFault(plan) : undefined
  const start = plan.planStart === startBefore ? undefined : startFault(plan, hours, today)
  return {
    ...(amount !== undefined && { planAmount: amount }),
    ...(total !== undefined && { planTotal: total }),
    ...(count !== undefined && { planCount: count }),
    ...(start !== undefined && { planStart: start }),
    ...(memo !== undefined && { planMemo: memo }),
    ...(tickets !== undefined && { planTickets: tickets }),
  }
}
