// A refund to a card. It is stored before the gateway is asked, so a request is never forgotten.
import { type Can, no, yes } from '#domain/access/can.ts'
import { cents, type Cents } from '#domain/money/cents.ts'
import { HOUR_MS } from '#domain/time/spans.ts'

export const REFUND_STATES = ['pending', 'approved', 'declined', 'error', 'canceled'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const REFUND_REASON_MAX = 255

export interface RefundAmount {
  readonly state: RefundState
  readonly amountCents: Cents
  // The share of the fee for paying online that goes back with it.
  readonly feeCents: Cents
}

export interface Refunded {
  readonly amount: Cents
  readonly fee: Cents
}

const sum = (refunds: readonly RefundAmount[]): Refunded => ({
  amount: cents(refunds.reduce((total, { amountCents }) => total + amountCents, 0)),
  fee: cents(refunds.reduce((total, { feeCents }) => total + feeCents, 0)),
})

// How much of the amount and of the fee the customer has received back.
export const refundedOf = (refunds: readonly RefundAmount[]): Refunded =>
  sum(refunds.filter(({ state }) => state === 'approved'))

// What cannot be refunded again, including refunds in progress, as long as they may still arrive.
export const promisedOf = (refunds: readonly RefundAmount[]): Refunded =>
  sum(refunds.filter(({ state }) => state === 'approved' || state === 'pending'))

// A refund of the same amount so recent that the next one may be a repetition: its answer was lost, or someone else
// made it.
export const recentLike = <Made extends Omit<RefundAmount, 'feeCents'> & { readonly at: number }>(
  refunds: readonly Made[],
  amountCents: Cents,
  now: number,
): Made | undefined =>
  refunds.findLast(
    (made) =>
      (made.state === 'approved' || made.state === 'pending') &&
      made.amountCents === amountCents &&
      now - made.at < HOUR_MS,
  )

// An outcome is written once.
export const refundMayEnd = (state: RefundState): boolean => state === 'pending'

export interface PlannedRefund {
  readonly state: RefundState
  readonly planned: boolean
  // The gateway has been asked, and may be doing it.
  readonly asked: boolean
}

// A planned refund can be canceled until the gateway is asked for it: from then on the money may be on its way.
export const mayCancelRefund = ({ state, planned, asked }: PlannedRefund): Can => {
  if (state === 'canceled') return no('This refund is already canceled.')
  if (state !== 'pending') return no('This refund is finished.')
  return planned && !asked ? yes : no('This refund is already on its way.')
}

export interface AskedRefund {
  readonly gatewayKey: string
  // The card gets this, with the share of the fee.
  readonly amountCents: Cents
}

export interface SeenRefund {
  readonly gatewayID: string
  readonly idempotencyKey: string | null
  readonly amount: Cents
}

// The gateway's refund of a sale that is ours: the one with our key, or else one with no key and the same amount that
// is not known to be another of ours.
export const ownRefund = <Seen extends SeenRefund>(
  { gatewayKey, amountCents }: AskedRefund,
  seen: readonly Seen[],
  others: ReadonlySet<string>,
): Seen | undefined =>
  seen.find(({ idempotencyKey }) => idempotencyKey === gatewayKey) ??
  seen.find(
    ({ idempotencyKey, amount, gatewayID }) =>
      idempotencyKey === null && amount === amountCents && !others.has(gatewayID),
  )
