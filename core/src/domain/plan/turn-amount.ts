// The amount of a turn. A layaway's turns add up to its total to the cent: each asks for the plan's amount, never for more
// than is left, and the last one for all that is left. So whoever pays early has fewer turns or a smaller last one, and
// what went unpaid comes with the last.
import { type Cents, cents } from '#domain/money/cents.ts'
import type { PlanTerms } from './plan.ts'

type Priced = Pick<PlanTerms, 'planAmount' | 'planTotal' | 'planCount'>

/** A layaway's unpaid rest; null for plans without a total. */
export const leftToPay = ({ planTotal }: Pick<PlanTerms, 'planTotal'>, paid: Cents): Cents | null =>
  planTotal === null ? null : cents(Math.max(0, planTotal - paid))

/** `paid`: what the plan has been paid, early payments included and refunds taken off. 0 if nothing is left. */
export const turnAmount = (plan: Priced, turn: number, paid: Cents): Cents => {
  const left = leftToPay(plan, paid)
  if (left === null) return plan.planAmount
  return turn >= plan.planCount ? left : cents(Math.min(plan.planAmount, left))
}

/** The amount of a layaway's turns, if somebody gives only its total: even ones, and the odd cents with the last. */
export const evenAmount = (total: Cents, count: number): Cents => cents(Math.floor(total / count))
