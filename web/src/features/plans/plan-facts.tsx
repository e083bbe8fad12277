import type { ReactNode } from 'react'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { PLAN_INTERVAL_LABELS, PLAN_KIND_LABELS, PLAN_STOP_WORDS } from '@xd/core/domain/plan/plan.ts'
import { capitalized } from '@xd/core/domain/text/capitalized.ts'
import { formatTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { useAuthors, useStore } from '#data/company.ts'
import type { PlanData } from '#data/plans.ts'
import { StoreName } from '#parts/store/store-name.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { dollars } from '#ui/text/dollars.ts'
import { moment } from '#ui/text/moment.ts'
import { shownDay } from './plan-words.ts'
import styles from './plans.module.css'

export function PlanFacts({ plan }: { plan: PlanData }) {
  const [now, store, authorOf] = [useNow(), useStore(plan.storeID), useAuthors()]
  const { planKind, planStatus, planStopCause, planTotal, planLeft, planNext, storeTimezone } = plan
  const at = (date: string) => moment(Date.parse(date), now, storeTimezone)
  const maker = authorOf(plan.planCreatedByID)
  const facts: [string, ReactNode][] = [
    ['Reason', planStatus !== 'canceled' && planStopCause !== null && capitalized(PLAN_STOP_WORDS[planStopCause])],
    ['Kind', PLAN_KIND_LABELS[planKind]],
    [MONEY_LABELS.planAmount, dollars(plan.planAmount)],
    ['Interval', planKind !== 'once' && PLAN_INTERVAL_LABELS[plan.planEvery]],
    [MONEY_LABELS.planTotal, planTotal !== null && dollars(planTotal)],
    [MONEY_LABELS.planPaid, dollars(plan.planPaid)],
    [MONEY_LABELS.planLeft, planLeft !== null && dollars(planLeft)],
    ['Next', planNext && `${dollars(planNext.amount)} on ${shownDay(planNext.day)}`],
    ['Tickets', formatTicketList(plan.planTickets)],
    ['Store', store && <StoreName store={store} />],
    ['Started', `${at(plan.planCreatedDate)}${maker ? ` by ${maker}` : ''}`],
    ['Ended', ['done', 'stopped', 'canceled'].includes(planStatus) && at(plan.planStatusDate)],
  ]
  return (
    <dl className={`${styles.facts} num`}>
      {facts.map(([term, fact]) =>
        fact ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
