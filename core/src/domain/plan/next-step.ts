// A plan's next step. Its turns are requested one at a time, and each once:
//  - While a request of the plan can still be paid, or is being paid, it waits: there are never two.
//  - A layaway is over once all of it is paid, and not before: if the last turn goes unpaid, the rest is asked again.
//    Any other plan is over after its last turn, paid or not.
//  - Three unpaid requests in a row stop it: the customer doesn't pay this way. A request that expired or was declined is
//    unpaid. One that staff canceled counts neither way.
import type { Cents } from '#domain/money/cents.ts'
import { type Standing, withheldBy } from '#domain/message/withdrawal.ts'
import { hasExpired } from '#domain/payment/is-expired.ts'
import type { PaymentStatus } from '#domain/payment/status.ts'
import type { PlanStatus, PlanStopCause, PlanTerms } from './plan.ts'
import { leftToPay, turnAmount } from './turn-amount.ts'

export const TURN_STATES = ['open', 'paid', 'expired', 'declined', 'canceled'] as const
export type TurnState = (typeof TURN_STATES)[number]

export const TURN_STATE_LABELS: Readonly<Record<TurnState, string>> = {
  open: 'Open',
  paid: 'Paid',
  expired: 'Expired',
  declined: 'Declined',
  canceled: 'Canceled',
}

const STATE_OF: Readonly<Record<PaymentStatus, TurnState>> = {
  sent: 'open',
  approved: 'paid',
  declined: 'declined',
  canceled: 'canceled',
}

interface RequestOfTurn {
  readonly paymentStatus: PaymentStatus
  readonly validBeforeAt: number
  readonly isBeingPaid: boolean
}

/** A turn's state, by its request. One that is being paid can still become paid after its time. */
export const turnStateOf = (request: RequestOfTurn, now: number): TurnState =>
  !request.isBeingPaid && hasExpired(request, now) ? 'expired' : STATE_OF[request.paymentStatus]

export type PlanStep =
  | { readonly step: 'wait' }
  | { readonly step: 'ask'; readonly turn: number; readonly amount: Cents }
  | { readonly step: 'end'; readonly status: PlanStatus; readonly cause: PlanStopCause | null }

const UNPAID_MAX = 3

/** A plan's last status, by why it ended. */
export const END_STATUSES: Readonly<Record<PlanStopCause, PlanStatus>> = {
  'paid-up': 'done',
  'three-expired': 'stopped',
  'opted-out': 'stopped',
  blocked: 'stopped',
  'by-staff': 'canceled',
  erased: 'stopped',
}

const endedBy = (cause: PlanStopCause): PlanStep => ({ step: 'end', status: END_STATUSES[cause], cause })

const unpaidInARow = (turns: readonly TurnState[]): number => {
  const counted = turns.filter((turn) => turn !== 'canceled')
  return counted.length - 1 - counted.lastIndexOf('paid')
}

/** The turns so far, in their order. */
export const planStep = (plan: PlanTerms, turns: readonly TurnState[], paid: Cents): PlanStep => {
  if (turns.includes('open')) return { step: 'wait' }
  const left = leftToPay(plan, paid)
  if (left === 0) return endedBy('paid-up')
  if (unpaidInARow(turns) >= UNPAID_MAX) return endedBy('three-expired')
  if (left === null && turns.length >= plan.planCount) return { step: 'end', status: 'done', cause: null }
  const turn = turns.length + 1
  return { step: 'ask', turn, amount: turnAmount(plan, turn, paid) }
}

/** Why a plan ends without asking again: the customer may no longer be texted about payments. */
export const planEndedBy = (standing: Standing): PlanStopCause | null => {
  const withheld = withheldBy('schedule', 'sms', standing)
  if (withheld === null) return null
  return withheld === 'blocked' ? 'blocked' : 'opted-out'
}
