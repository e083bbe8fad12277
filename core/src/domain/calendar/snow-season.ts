import type { LocalDay } from '#domain/time/zone.ts'

/** December, and until the tree comes down: 1 December to 6 January. */
export const isSnowSeason = (day: LocalDay): boolean => {
  const monthAndDay = day.slice(5)
  return monthAndDay >= '12-01' || monthAndDay <= '01-06'
}
