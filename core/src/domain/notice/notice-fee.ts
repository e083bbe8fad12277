// The fee for the notice that the law requires after maturity.
//
// California, Fin. Code § 21201.2: a pawnbroker may charge for that notice, up to a maximum (`maximumNoticeFee`); no fee
// is known for other states. It is due with the payment, never part of a quote.
// INFERENCE: it is charged once for a notice, however many tickets the notice names; under the law of the day on which it
// was given; and for the first notice after maturity only, since the law requires no second one.
import { cents, type Cents, formatDollars } from '#domain/money/cents.ts'
import { regimeFor } from '#domain/loan/choose-regime.ts'
import type { LocalDay } from '#domain/time/day.ts'

export interface GivenOn {
  readonly noticeID: number
  /** The day it was handed over or mailed. */
  readonly day: LocalDay
}

/** The first notice given after a ticket was due. */
export const requiredNotice = (dueDate: LocalDay, given: readonly GivenOn[]): GivenOn | undefined =>
  given.filter(({ day }) => day > dueDate).sort((one, other) => (one.day < other.day ? -1 : 1))[0]

interface Charging {
  /** The store's; undefined if unknown. */
  readonly state: string | undefined
  /** The required notice of each ticket that a request names. */
  readonly notices: readonly GivenOn[]
  /** Notices whose fee was asked for already. */
  readonly charged: ReadonlySet<number>
}

/** The most that a request may charge for its tickets' notices. */
export const maximumNoticeFee = ({ state, notices, charged }: Charging): Cents => {
  const due = new Map(
    notices.filter(({ noticeID }) => !charged.has(noticeID)).map(({ noticeID, day }) => [noticeID, day]),
  )
  const feeOn = (day: LocalDay): number => (state === undefined ? 0 : (regimeFor(state, day)?.maximumNoticeFee ?? 0))
  return cents([...due.values()].reduce((sum, day) => sum + feeOn(day), 0))
}

export const noticeFeeFault = (fee: Cents, maximum: Cents): string | undefined => {
  if (fee <= maximum) return undefined
  return maximum === 0
    ? 'No notice after maturity was given for these tickets, or its fee was already requested'
    : `At most ${formatDollars(maximum)}`
}
