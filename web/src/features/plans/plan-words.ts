import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { planProgress } from '@xd/core/domain/plan/progress.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import type { PlanData } from '#data/plans.ts'
import { mediumDay } from '#ui/picker/month.ts'

export const shownDay = (day: string): string => mediumDay(asLocalDay(day))

/** "3 of 6, $150.00 left" */
export const progressOf = (plan: PlanData): string =>
  planProgress(
    {
      ...plan,
      planTotal: plan.planTotal === null ? null : centsOfAnswer(plan.planTotal),
      turnsPaid: plan.planTurnsPaid,
      paid: centsOfAnswer(plan.planPaid),
    },
    'en',
  )

/** "Plan “Gold chain”" */
export const planName = ({ planMemo }: Pick<PlanData, 'planMemo'>): string => `Plan “${planMemo}”`
