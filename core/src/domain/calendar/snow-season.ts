import type { LocalDay } from '#domain/time/day.ts'

/** From December until the tree comes down on January 6. */
export const isSnowSeason = (day: LocalDay): boolean => {
  const monthAndDay = day.slice(5)
  return monthAndDay >= '12-01' || monthAndDay <= '01-06'
}
