import { Effect } from 'effect'
import type { Plan } from '@xd/core/contract/entity/plan.ts'
import type { PlanSearch } from '@xd/core/contract/schedules.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import {
  PLAN_INTERVAL_LABELS,
  PLAN_KIND_LABELS,
  PLAN_STATUS_LABELS,
  PLAN_STATUSES,
  PLAN_STOP_WORDS,
} from '@xd/core/domain/plan/plan.ts'
import { formatTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { listPlans, PLAN_ORDERS, type PlanFilter, planPage } from '#queries/plan-list.ts'
import type { PlanRow } from '#queries/plans.ts'
import { presentPlans } from '#services/plans/present-plans.ts'
import { askedCustomer, askedOf, askedStore } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof Plan.Type

export const plans: ListWithFile<PlanSearch, PlanFilter, PlanRow, Shown> = {
  sorting: { orders: PLAN_ORDERS, sortBy: 'planNext', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store, status, custID }, caller) {
    const storeID = yield* askedStore(store, caller)
    const ofCustomer = yield* askedCustomer(custID, caller)
    return {
      filter: filter ?? '',
      status: yield* askedOf('status', status, ['all', ...PLAN_STATUSES]),
      ...(storeID !== undefined && { storeID }),
      ...(ofCustomer !== undefined && { custID: ofCustomer }),
    }
  }),
  query: listPlans,
  present: presentPlans,
  page: planPage,
  columns: ({ store, user, zone }) => [
    ['Plan', ({ planID }) => planID],
    ['Store', ({ storeID }) => store(storeID)],
    ['Last name', ({ customer }) => customer.custLastName],
    ['First name', ({ customer }) => customer.custFirstName],
    ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
    ['Kind', ({ planKind }) => PLAN_KIND_LABELS[planKind]],
    ['Status', ({ planStatus }) => PLAN_STATUS_LABELS[planStatus]],
    ['Reason', ({ planStopCause }) => (planStopCause === null ? '' : PLAN_STOP_WORDS[planStopCause])],
    ['Memo', ({ planMemo }) => planMemo],
    ['Tickets', ({ planTickets }) => formatTicketList(planTickets)],
    [MONEY_LABELS.planAmount, ({ planAmount }) => moneyCell(planAmount)],
    ['Interval', ({ planKind, planEvery }) => (planKind === 'once' ? '' : PLAN_INTERVAL_LABELS[planEvery])],
    ['Payments', ({ planCount }) => planCount],
    ['Paid payments', ({ planTurnsPaid }) => planTurnsPaid],
    [MONEY_LABELS.planTotal, ({ planTotal }) => planTotal && moneyCell(planTotal)],
    [MONEY_LABELS.planPaid, ({ planPaid }) => moneyCell(planPaid)],
    [MONEY_LABELS.planLeft, ({ planLeft }) => (planLeft === null ? '' : moneyCell(planLeft))],
    ['Start', ({ planStart }) => planStart],
    ['Next', ({ planNext }) => planNext?.day],
    ['Created', ({ planCreatedDate, storeID }) => dateCell(planCreatedDate, zone(storeID))],
    ['Created by', ({ planCreatedByID }) => user(planCreatedByID)],
    ['Time zone', ({ storeID }) => zone(storeID)],
  ],
}

export const file = fileOf(plans)
