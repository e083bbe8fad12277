import type { WireInput } from '@xd/core/contract/calls.ts'
import { centsOfAnswer, dollarsFromCents, formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import type { PlanInterval, PlanKind } from '@xd/core/domain/plan/plan.ts'
import { formatTicketList, parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import type { PlanData } from '#data/plans.ts'

export interface PlanDraft {
  readonly kind: PlanKind
  readonly memo: string
  readonly amount: string
  readonly total: string
  readonly every: PlanInterval
  readonly count: string
  readonly start: string
  readonly tickets: string
}

const typed = (amount: number): string => formatDollars(centsOfAnswer(amount)).slice(1)

export const draftOf = (plan: PlanData | null, start: string): PlanDraft =>
  plan === null
    ? { kind: 'repeat', memo: '', amount: '', total: '', every: 'month', count: '3', start, tickets: '' }
    : {
        kind: plan.planKind,
        memo: plan.planMemo,
        amount: typed(plan.planAmount),
        total: plan.planTotal === null ? '' : typed(plan.planTotal),
        every: plan.planEvery,
        count: String(plan.planCount),
        start: plan.planStart,
        tickets: formatTicketList(plan.planTickets),
      }

type Faults = Partial<Record<'amount' | 'total' | 'count' | 'tickets', string>>

const amountFault = (text: string): string | undefined => {
  const parsed = parseDollars(text)
  return text.trim() === '' || parsed.ok ? undefined : parsed.reason
}

/** Faults that only the browser can see: text that is no amount, number or list of tickets. */
export const draftFaults = ({ kind, amount, total, count, tickets }: PlanDraft): Faults => {
  const list = parseTicketList(tickets)
  const [wrongAmount, wrongTotal] = [amountFault(amount), kind === 'layaway' ? amountFault(total) : undefined]
  return {
    ...(wrongAmount !== undefined && { amount: wrongAmount }),
    ...(wrongTotal !== undefined && { total: wrongTotal }),
    ...(kind !== 'once' && !/^\d{1,3}$/.test(count.trim()) && { count: 'Enter a number' }),
    ...(!list.ok && { tickets: list.reason }),
  }
}

const dollarsIn = (text: string): number | undefined => {
  const parsed = parseDollars(text)
  return parsed.ok ? dollarsFromCents(parsed.cents) : undefined
}

type Given = WireInput<'payments/schedules/save'>['plan']

export const planFrom = (draft: PlanDraft, of: Pick<Given, 'custID' | 'storeID' | 'planID'>): Given => {
  const list = parseTicketList(draft.tickets)
  return {
    ...of,
    planKind: draft.kind,
    planMemo: draft.memo.trim(),
    planAmount: dollarsIn(draft.amount),
    planTotal: draft.kind === 'layaway' ? dollarsIn(draft.total) : undefined,
    planEvery: draft.every,
    planCount: draft.kind === 'once' ? 1 : Number(draft.count),
    planStart: draft.start,
    planTickets: list.ok ? list.tickets : [],
  }
}
