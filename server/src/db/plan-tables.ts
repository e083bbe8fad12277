import type { Generated } from 'kysely'
import type { PlanInterval, PlanKind, PlanStatus, PlanStopCause } from '@xd/core/domain/plan/plan.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Bit, Epoch, Money, MoneyOrNone } from './tables.ts'

export interface PlansTable {
  planID: Generated<number>
  companyID: number
  storeID: number
  custID: number
  planKind: PlanKind
  /** Each turn's amount. */
  planAmountCents: Money
  /** A layaway's. */
  planTotalCents: MoneyOrNone
  planEvery: PlanInterval
  planCount: number
  planStart: LocalDay
  planMemo: string
  planTicketList: string
  planSearch: string
  planStatus: PlanStatus
  planStatusAt: Epoch
  planStopCause: PlanStopCause | null
  planCreatedAt: Epoch
  planCreatedByID: number | null
  planVersion: Generated<number>
  /** 1 once it is done, stopped or canceled. */
  isOver: Generated<Bit>
  /** The day of its next turn, or of its last one while that can be paid and once the plan is over. */
  nextDay: LocalDay
  /** When something is to be done; null while it is paused and once it is over. */
  dueAt: Epoch | null
}

/** The requests that belong to a plan. */
export interface PlanTurnsTable {
  paymentID: number
  companyID: number
  planID: number
  /** Null for an early payment, which is no turn. */
  turn: number | null
  day: LocalDay
}

export interface PlanTables {
  plans: PlansTable
  plan_turns: PlanTurnsTable
}
