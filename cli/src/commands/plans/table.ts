import type { WireOutput } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { TURN_STATE_LABELS } from '@xd/core/domain/plan/next-step.ts'
import {
  PLAN_INTERVAL_LABELS,
  PLAN_KIND_LABELS,
  PLAN_STATUS_LABELS,
  PLAN_STOP_WORDS,
} from '@xd/core/domain/plan/plan.ts'
import { planProgress } from '@xd/core/domain/plan/progress.ts'
import { formatTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { money, moneyTitle } from '#output/figure.ts'
import { status } from '#output/status.ts'
import { facts, type Table } from '#output/table.ts'

type Fetched = WireOutput<'payments/schedules/fetch'>
export type Plan = Fetched['plan']

const progressOf = (plan: Plan): string =>
  planProgress(
    {
      ...plan,
      planTotal: plan.planTotal === null ? null : centsOfAnswer(plan.planTotal),
      turnsPaid: plan.planTurnsPaid,
      paid: centsOfAnswer(plan.planPaid),
    },
    'en',
  )

export const planList = (plans: readonly Plan[]): Table => ({
  columns: [
    { title: 'PLAN', align: 'right' },
    { title: 'STATUS', whole: true },
    { title: 'CUSTOMER' },
    { title: 'KIND', spare: 2 },
    { title: moneyTitle('planAmount'), align: 'right', spare: 1 },
    { title: 'PROGRESS' },
    { title: 'NEXT', whole: true },
    { title: 'MEMO', spare: 3 },
  ],
  rows: plans.map((plan) => [
    String(plan.planID),
    status(PLAN_STATUS_LABELS[plan.planStatus], plan.planStatus),
    customerName(plan.customer),
    PLAN_KIND_LABELS[plan.planKind],
    money(plan.planAmount),
    progressOf(plan),
    plan.planNext?.day ?? '',
    plan.planMemo,
  ]),
})

/** A plan's facts. */
export const planFacts = (plan: Plan): Table =>
  facts([
    ['Plan', String(plan.planID)],
    ['Status', status(PLAN_STATUS_LABELS[plan.planStatus])],
    ['Reason', plan.planStopCause === null ? '' : PLAN_STOP_WORDS[plan.planStopCause]],
    ['Customer', customerName(plan.customer)],
    ['Kind', PLAN_KIND_LABELS[plan.planKind]],
    ['Memo', plan.planMemo],
    ['Tickets', formatTicketList(plan.planTickets)],
    [MONEY_LABELS.planAmount, money(plan.planAmount)],
    ['Interval', plan.planKind === 'once' ? '' : PLAN_INTERVAL_LABELS[plan.planEvery]],
    ['Start', plan.planStart],
    ['Progress', progressOf(plan)],
    [MONEY_LABELS.planTotal, plan.planTotal === null ? '' : money(plan.planTotal)],
    [MONEY_LABELS.planPaid, money(plan.planPaid)],
    [MONEY_LABELS.planLeft, plan.planLeft === null ? '' : money(plan.planLeft)],
    ['Next', plan.planNext === null ? '' : plan.planNext.day],
    ['Version', String(plan.planVersion)],
  ])

/** A plan with the turns it asked for and the upcoming ones. */
export const planDetail = ({ plan, turns, ahead }: Fetched): readonly Table[] => [
  planFacts(plan),
  {
    heading: 'Payments',
    columns: [
      { title: 'TURN', align: 'right' },
      { title: 'DAY', whole: true },
      { title: 'AMOUNT', align: 'right' },
      { title: 'STATUS' },
      { title: 'KEY', whole: true },
    ],
    rows: [
      ...turns.map(({ turn, day, amount, turnState, paymentKey }) => [
        turn === null ? 'early' : String(turn),
        day,
        money(amount),
        status(TURN_STATE_LABELS[turnState], turnState),
        paymentKey,
      ]),
      ...ahead.map(({ turn, day, amount }) => [String(turn), day, money(amount), 'Upcoming', '']),
    ],
  },
]
