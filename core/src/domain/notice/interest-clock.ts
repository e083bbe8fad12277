// How long interest runs after maturity. California, Fin. Code § 21201(d): a pawnbroker who does not notify the pledgor
// within one month after the loan period may not charge interest from the day after that month. § 21003: a month is 30
// consecutive calendar days. The loan period ends when the ticket is due; a notice before that does not count, since it
// can't say that the period is over. INFERENCE: read from published copies of the code, not from the code itself; every
// place that shows it says so. It states only what the law seems to allow. A ticket's debt is the amount in the store's
// own system, and notices given without this product are unknown here.
import { interestTerms } from '#domain/loan/interest.ts'
import type { Regime } from '#domain/loan/regime.ts'
import { type Cents, cents, formatDollars } from '#domain/money/cents.ts'
import { addDays, daysBetween, type LocalDay } from '#domain/time/day.ts'
import type { BatchKind } from './batch.ts'
import { isRuled, type NoticeLaw } from './lawful.ts'

const DAYS_IN_MONTH = 30

/** A notice's effect on the interest of one of its tickets. */
export interface InterestClock {
  /** The last day on which it may be given. */
  readonly noticeBy: LocalDay
  /** When this notice, or an earlier one about the same ticket, was given; null if none is on record. */
  readonly givenOn: LocalDay | null
  /** Null as long as interest runs. */
  readonly noInterestFrom: LocalDay | null
}

interface Known {
  readonly dueDate: LocalDay
  /** The days on which notices after maturity were handed over or mailed. */
  readonly given: readonly LocalDay[]
  /** Neither paid nor ended, as far as we know. */
  readonly isOpen: boolean
  readonly today: LocalDay
}

/** Null if the law has no such clock, or the ticket ended without a notice: nobody knows whether it ended in time. */
export const interestClock = (
  law: NoticeLaw,
  kind: BatchKind,
  { dueDate, given, isOpen, today }: Known,
): InterestClock | null => {
  if (!isRuled(law, kind)) return null
  const noticeBy = addDays(dueDate, DAYS_IN_MONTH)
  const [givenOn = null] = given.filter((day) => day > dueDate).sort()
  if (givenOn !== null && givenOn <= noticeBy) return { noticeBy, givenOn, noInterestFrom: null }
  if (!isOpen) return null
  return { noticeBy, givenOn, noInterestFrom: today > noticeBy ? addDays(noticeBy, 1) : null }
}

/** The same, as calls answer it. */
type Answered = { readonly [Fact in keyof InterestClock]: string | Extract<InterestClock[Fact], null> }

/** A sentence about it; `shown` writes a day. */
export const interestWords = (
  { noticeBy, givenOn, noInterestFrom }: Answered,
  shown: (day: string) => string,
): string => {
  if (noInterestFrom !== null)
    return `No notice is on record by ${shown(noticeBy)}, so no interest accrues starting ${shown(noInterestFrom)}.`
  if (givenOn !== null) return `Given on ${shown(givenOn)}, within a month of the due date: interest keeps accruing.`
  return `Give notice by ${shown(noticeBy)}, or interest stops the day after.`
}

interface Unpaid {
  readonly noticeBy: LocalDay
  readonly principal: Cents
  readonly today: LocalDay
}

/**
 * The interest since the month ended, if it ran on: a month's for each month begun. Null where the charge is agreed on
 * (§ 21051): nobody here knows it. The store's own system may have added it to what is due, or not.
 */
export const interestLeftOut = (regime: Regime, { noticeBy, principal, today }: Unpaid): Cents | null => {
  const { interest, monthDays } = regime
  if (interest.kind === 'bracket' && principal >= interest.customFrom) return null
  const months = Math.max(0, Math.ceil(daysBetween(noticeBy, today) / monthDays))
  return cents(months * interestTerms(regime, principal, cents(0), undefined).perMonth)
}

/** For users who request a payment; `shown` formats a day. */
export const noInterestWords = (noticeBy: string, leftOut: Cents | null, shown: (day: string) => string): string =>
  [
    `No interest after ${shown(noticeBy)}: no notice was sent in time.`,
    ...(leftOut === null || leftOut === 0
      ? []
      : [`Interest since then would be ${formatDollars(leftOut)}. Leave it out if the amount due includes it.`]),
  ].join(' ')

/** One sentence for all tickets if they share it; otherwise one for each. */
export const interestSentences = (
  tickets: readonly { readonly ticketNumber: string; readonly interest: Answered | null }[],
  shown: (day: string) => string,
): readonly string[] => {
  const known = tickets.flatMap(({ ticketNumber, interest }) =>
    interest === null ? [] : [{ ticketNumber, words: interestWords(interest, shown) }],
  )
  const words = [...new Set(known.map((one) => one.words))]
  if (words.length < 2 && known.length === tickets.length) return words
  return known.map((one) => `Ticket ${one.ticketNumber}: ${one.words}`)
}
