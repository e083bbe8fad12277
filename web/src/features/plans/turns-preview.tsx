import { cents, formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import { evenAmount, turnAmount } from '@xd/core/domain/plan/turn-amount.ts'
import { turnDays } from '@xd/core/domain/plan/turn-days.ts'
import { PLAN_TURNS_MAX } from '@xd/core/domain/plan/plan.ts'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import { useStore } from '#data/company.ts'
import { mediumDay } from '#ui/picker/month.ts'
import type { PlanDraft } from './plan-draft.ts'
import styles from './plans.module.css'

/** The amounts and days of the draft's turns; undefined while it is incomplete. */
const turnsOf = (draft: PlanDraft) => {
  const count = draft.kind === 'once' ? 1 : Number(draft.count)
  if (!Number.isInteger(count) || count < 1 || count > PLAN_TURNS_MAX) return undefined
  const [amount, total] = [parseDollars(draft.amount), parseDollars(draft.total)]
  const planTotal = draft.kind === 'layaway' ? (total.ok ? total.cents : undefined) : null
  if (planTotal === undefined) return undefined
  const planAmount = amount.ok ? amount.cents : planTotal === null ? undefined : evenAmount(planTotal, count)
  if (planAmount === undefined) return undefined
  const terms = { planAmount, planTotal, planCount: count }
  const last = turnAmount(terms, count, cents(planAmount * (count - 1)))
  return { count, planAmount, last }
}

/** What will be asked for, by the store's hours as they are now. */
export function TurnsPreview({ draft, storeID }: { draft: PlanDraft; storeID: number }) {
  const store = useStore(storeID)
  const [turns, planStart] = [turnsOf(draft), parseLocalDay(draft.start)]
  if (!turns || !store || planStart === undefined) return null
  const { count, planAmount, last } = turns
  const days = turnDays({ planKind: draft.kind, planEvery: draft.every, planStart }, count, store)
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined || days.length < count) return null
  const amount = formatDollars(planAmount)
  return (
    <p className={`${styles.preview} num`} role="status">
      {count === 1
        ? `${formatDollars(last)} on ${mediumDay(from)}.`
        : `${count} payments of ${amount}, ${mediumDay(from)} to ${mediumDay(to)}${last === planAmount ? '' : `. The last is ${formatDollars(last)}`}.`}
    </p>
  )
}
