import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { PLAN_INTERVAL_LABELS, PLAN_KIND_LABELS, PLAN_STOP_WORDS, type PlanStopCause } from '#domain/plan/plan.ts'
import { act } from '#domain/activity/act.ts'
import { type Says, counted, day, oneOf, text } from '#domain/activity/phrases.ts'

const PLAN: Says = {
  planKind: oneOf(PLAN_KIND_LABELS),
  planAmountCents: (value) => `${formatDollars(value as Cents)} each`,
  planTotalCents: (value) => (value === null ? '' : `${formatDollars(value as Cents)} in all`),
  planEvery: oneOf(PLAN_INTERVAL_LABELS),
  planCount: counted('payment', 'payments'),
  planStart: (value) => `from ${day(value)}`,
  planMemo: text('memo'),
  planTicketList: (value) => (value === '' ? '' : `tickets ${String(value)}`),
}

export const plans = {
  'plan-cancel': act('Canceled a payment plan'),
  'plan-pause': act('Paused a payment plan'),
  'plan-resume': act('Resumed a payment plan'),
  'plan-save': act('Changed a payment plan', PLAN),
  'plan-stop': act('A payment plan was stopped', {
    cause: (cause) => `because ${PLAN_STOP_WORDS[cause as PlanStopCause]}`,
  }),
}
