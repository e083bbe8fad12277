import { shownDay } from './shown-day.ts'

/** A law from the current tables, or frozen with a saved quote. */
export interface Law {
  readonly state: string
  readonly title: string
  readonly effectiveFrom: string | null
  readonly effectiveTo: string | null
  readonly sources: readonly string[]
  readonly inferences: readonly string[]
}

/** "In effect from Fri, Jan 1, 2016 to Tue, Dec 31, 2019"; nothing if no source gives the days. */
export const inEffectWords = ({ effectiveFrom, effectiveTo }: Law): string | null => {
  if (effectiveFrom === null) return null
  return effectiveTo === null
    ? `In effect since ${shownDay(effectiveFrom)}`
    : `In effect from ${shownDay(effectiveFrom)} to ${shownDay(effectiveTo)}`
}

const percentage = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "38.24%", with a comma in the thousands. */
export const rateWords = (percent: number): string => `${percentage.format(percent)}%`
