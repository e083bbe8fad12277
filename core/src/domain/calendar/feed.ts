// The contents of a calendar feed: the past year and the next three, every occurrence separately. A rule such as "every
// year" would lose February 29 in common years, and programs disagree about the rest.
import { addDays, type LocalDay } from '#domain/time/day.ts'

const DAYS_BACK = 366
const DAYS_AHEAD = 3 * 366

/** As many as programs accept without complaint. Upcoming entries go first. */
export const MOST_IN_FEED = 5000

interface Days {
  readonly from: LocalDay
  readonly to: LocalDay
}

/**
 * The future is read in steps: a month, a year, then all of it. If a company's next month fills the feed, reading stops
 * there, since later entries would not fit.
 */
export const daysAhead = (today: LocalDay): readonly Days[] =>
  [31, 366, DAYS_AHEAD].map((days) => ({ from: today, to: addDays(today, days) }))

/** Past days, of which the latest fill the rest of the feed. */
export const daysBehind = (today: LocalDay): Days => ({ from: addDays(today, -DAYS_BACK), to: addDays(today, -1) })
