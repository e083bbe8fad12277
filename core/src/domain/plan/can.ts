// The acts that a plan allows, by its status: active ⇄ paused, until it is done, stopped or canceled. What has ended stays
// so; a new plan takes its place.
import { type Can, no, yes } from '#domain/access/can.ts'
import { PLAN_STOP_WORDS, type PlanStatus, type PlanStopCause } from './plan.ts'

/** `to` is the status that an act leads to: asking for it again does nothing. */
const ACTS = {
  change: { from: ['active', 'paused'], to: null, words: 'changed' },
  pause: { from: ['active'], to: 'paused', words: 'paused' },
  resume: { from: ['paused'], to: 'active', words: 'resumed' },
  pay: { from: ['active', 'paused'], to: null, words: 'paid early' },
  cancel: { from: ['active', 'paused'], to: 'canceled', words: 'canceled' },
} as const satisfies Record<
  string,
  { readonly from: readonly PlanStatus[]; readonly to: PlanStatus | null; readonly words: string }
>
export type PlanAct = keyof typeof ACTS

interface Stated {
  readonly planStatus: PlanStatus
  readonly planStopCause: PlanStopCause | null
}

const STATES: Readonly<Record<PlanStatus, string>> = {
  active: 'is active',
  paused: 'is paused',
  done: 'is done',
  stopped: 'was stopped',
  canceled: 'was canceled',
}

/** "because …", where the status doesn't say it already. */
const because = ({ planStatus, planStopCause }: Stated): string =>
  planStopCause === null || planStatus === 'canceled' ? '' : ` because ${PLAN_STOP_WORDS[planStopCause]}`

export const planCan = (act: PlanAct, plan: Stated): Can => {
  const { from, to, words } = ACTS[act]
  if ((from as readonly PlanStatus[]).includes(plan.planStatus) || plan.planStatus === to) return yes
  return no(`This plan ${STATES[plan.planStatus]}${because(plan)}. It can’t be ${words}.`)
}

/** Whether a customer may be asked for more of it now: never while another request of it is open. */
export const canPayEarly = (plan: Stated, hasOpenRequest: boolean): Can =>
  hasOpenRequest ? no('A request of this plan is still open. Cancel it first.') : planCan('pay', plan)

/** Whether there is nothing left to do, because it was done before. */
export const isPlanDone = (act: PlanAct, planStatus: PlanStatus): boolean => ACTS[act].to === planStatus

/** Whether a screen offers this act: never one that has been done. */
export const planOffers = (act: PlanAct, plan: Stated): Can =>
  isPlanDone(act, plan.planStatus)
    ? no(`This plan ${STATES[plan.planStatus].replace(' ', ' already ')}.`)
    : planCan(act, plan)
