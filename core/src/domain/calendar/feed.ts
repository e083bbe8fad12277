// What a calendar feed carries: the year behind and three years ahead, every occurrence by itself. A rule such as "every
// year" would lose February 29 in common years, and programs disagree about the rest.
import { addDays } from '#domain/time/day.ts'
import type { LocalDay } from '#domain/time/zone.ts'

const DAYS_BACK = 366
const DAYS_AHEAD = 3 * 366

/** More than programs take without complaint. The coming ones go first. */
export const MOST_IN_FEED = 5000

interface Days {
  readonly from: LocalDay
  readonly to: LocalDay
}

/**
 * The days ahead, a month at first, then a year, then all of them: a company whose next month fills the feed is read no
 * further, since what comes later would not be in it.
 */
export const daysAhead = (today: LocalDay): readonly Days[] =>
  [31, 366, DAYS_AHEAD].map((days) => ({ from: today, to: addDays(today, days) }))

/** The days behind, of which the latest fill the feed. */
export const daysBehind = (today: LocalDay): Days => ({ from: addDays(today, -DAYS_BACK), to: addDays(today, -1) })
