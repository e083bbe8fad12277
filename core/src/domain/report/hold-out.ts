import { countOf } from '#domain/text/figure.ts'

// A ladder step's effect shows only by comparison with the customers left out of it on purpose. Both are counted the
// same way: of those who reached the step, how many paid, redeemed or renewed before the next message, or within seven
// days.

/** People, and how many of them came back. */
export interface Group {
  readonly people: number
  readonly cameBack: number
}

export const HOLD_OUT_VERDICTS = ['too-few', 'unclear', 'more', 'fewer'] as const
export type HoldOutVerdict = (typeof HOLD_OUT_VERDICTS)[number]

export interface HoldOut extends Group {
  readonly rate: number
  /** The share of those who got it, less that of those left out. */
  readonly difference: number
  readonly verdict: HoldOutVerdict
}

/**
 * With a hundred people, a share is known to within ten points at worst (1.96 × √(¼ ÷ 100)): about the most a reminder
 * can achieve. With fewer, chance weighs more than the message.
 */
const LEAST_TO_COMPARE = 100

/** Nineteen of twenty differences due to chance alone are smaller than this many standard errors. */
const STANDARD_ERRORS = 1.96

export const rateOf = ({ people, cameBack }: Group): number => (people === 0 ? 0 : cameBack / people)

const verdictOf = (written: Group, leftOut: Group, difference: number): HoldOutVerdict => {
  if (Math.min(written.people, leftOut.people) < LEAST_TO_COMPARE) return 'too-few'
  const all = (written.cameBack + leftOut.cameBack) / (written.people + leftOut.people)
  const error = Math.sqrt(all * (1 - all) * (1 / written.people + 1 / leftOut.people))
  if (Math.abs(difference) <= STANDARD_ERRORS * error) return 'unclear'
  return difference > 0 ? 'more' : 'fewer'
}

/** Null if nobody was left out, so there is nothing to compare with. */
export const compareWithHoldOut = (written: Group, leftOut: Group): HoldOut | null => {
  if (leftOut.people === 0) return null
  const rate = rateOf(leftOut)
  const difference = rateOf(written) - rate
  return { ...leftOut, rate, difference, verdict: verdictOf(written, leftOut, difference) }
}

/** How far to trust the comparison, in a sentence. */
export const holdOutWords = (written: Group, holdOut: HoldOut | null): string => {
  if (holdOut === null) return 'No one was left out to compare with.'
  const { people, verdict } = holdOut
  if (verdict === 'unclear') return 'No clear difference. It may be chance.'
  if (verdict === 'more') return 'More came back than in the group left out.'
  if (verdict === 'fewer') return 'Fewer came back than in the group left out.'
  const which =
    people < LEAST_TO_COMPARE
      ? `${countOf(people, 'person', 'people')} left out`
      : `${countOf(written.people, 'person', 'people')} messaged`
  return `Too few to tell: ${which}. Each group needs ${LEAST_TO_COMPARE}.`
}
