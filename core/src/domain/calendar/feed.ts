// What a calendar feed carries: the year behind and three years ahead, every occurrence by itself. A rule such as "every
// year" would lose February 29 in common years, and programs disagree about the rest.
import { addDays } from '#domain/time/day.ts'
import type { LocalDay } from '#domain/time/zone.ts'

const DAYS_BACK = 366
const DAYS_AHEAD = 3 * 366

/** More than programs take without complaint. */
export const MOST_IN_FEED = 5000

export const feedWindow = (today: LocalDay): { readonly from: LocalDay; readonly to: LocalDay } => ({
  from: addDays(today, -DAYS_BACK),
  to: addDays(today, DAYS_AHEAD),
})

/** As many as a feed carries, of occurrences in order: those from today on first, then the latest of the others. */
export const chooseForFeed = <O extends { readonly occursTo: LocalDay }>(
  all: readonly O[],
  today: LocalDay,
  most = MOST_IN_FEED,
): readonly O[] => {
  if (all.length <= most) return all
  const ahead = all.filter(({ occursTo }) => occursTo >= today).slice(0, most)
  const behind = all.filter(({ occursTo }) => occursTo < today)
  return [...behind.slice(Math.max(0, behind.length - (most - ahead.length))), ...ahead]
}
