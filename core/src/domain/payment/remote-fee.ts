// The fee for redeeming or renewing from afar. California, Fin. Code § 21200.9; the readings are ours, for counsel.
//  - It is for online payments that renew or redeem; for any other payment, and in the store, there is none.
//  - It comes on top of the amount: what is due, what a renewal is held against and what a store's own system gets stay
//    what they are. The transaction amount is what the request asks for, without the fee itself.
//  - It is rounded down to the cent: rounded up, it could be more than the law's share of the amount.
//  - A full refund returns all of it. A partial refund returns a share: the fee that is kept is in the same proportion to
//    the amount that is kept, rounded down. If the fee stayed whole, it would be more than 3.0 percent of the transaction
//    that is left. Visa's rule for refunded surcharges (2019; C) also asks for the share. Refunds in any number of parts
//    return the same as one.
import type { USState } from '#domain/customer/us-states.table.ts'
import { shareOf } from '#domain/loan/share.ts'
import { type Cents, cents } from '#domain/money/cents.ts'
import type { PaymentPurpose } from './purpose.ts'
import type { Refunded } from './refund.ts'
import { REMOTE_FEE_LAWS } from './remote-fee.table.ts'

const BASIS_POINTS_PER_PERCENT = 100

export const percentOf = (basisPoints: number): number => basisPoints / BASIS_POINTS_PER_PERCENT

/** "2.75" percent as 275; undefined if it has more than two decimals, or is no percentage at all. */
export const basisPointsOf = (percent: number): number | undefined => {
  const basisPoints = Math.round(percent * BASIS_POINTS_PER_PERCENT)
  return Number.isSafeInteger(basisPoints) && basisPoints / BASIS_POINTS_PER_PERCENT === percent && percent >= 0
    ? basisPoints
    : undefined
}

/** The most that a store may charge, in percent. Without a state there is no law to allow it. */
export const maximumRemoteFeePercent = (state: USState | undefined): number =>
  percentOf((state && REMOTE_FEE_LAWS[state])?.basisPoints ?? 0)

/** Why a store may not charge this percentage; 0 turns the fee off. */
export const remoteFeeFault = (percent: number, state: USState | undefined): string | undefined => {
  if (basisPointsOf(percent) === undefined) return 'A percentage like 3 or 2.75'
  const maximum = maximumRemoteFeePercent(state)
  if (percent <= maximum) return undefined
  if (maximum > 0) return `At most ${maximum}% (${REMOTE_FEE_LAWS[state!]!.section})`
  const law = state && REMOTE_FEE_LAWS[state]
  return law
    ? `The store’s state allows no such fee (${law.section})`
    : 'We know of no law that allows this fee in the store’s state'
}

interface Charged {
  readonly amount: Cents
  readonly purpose: PaymentPurpose
  /** The store's percentage, which has no fault. */
  readonly percent: number
}

/** The fee of a request, if it is paid online. */
export const remoteFee = ({ amount, purpose, percent }: Charged): Cents =>
  purpose === 'other' ? cents(0) : shareOf(amount, basisPointsOf(percent) ?? 0, 'down')

/** The amount that a card is charged or refunded. */
export const withFee = (amount: Cents, fee: Cents): Cents => cents(amount + fee)

/**
 * How much of the fee goes back with a refund of a part of the amount. `gone` is how much of both has gone back, refunds
 * in progress counted: `promisedOf`.
 */
export const feeRefund = ({ amount, fee }: Refunded, gone: Refunded, refund: Cents): Cents => {
  // Whole numbers below 2 ** 53, so the floor of their quotient is exact.
  const kept = amount === 0 ? 0 : Math.floor((fee * (amount - gone.amount - refund)) / amount)
  // A refund that failed in between may have shifted a cent.
  return cents(Math.max(0, fee - gone.fee - kept))
}
