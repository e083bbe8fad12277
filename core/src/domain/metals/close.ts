import { addDays, dayOfWeek, type LocalDay } from '#domain/time/day.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'

// The metals market by New York's clock: closes 17:00 Monday to Friday, and is shut from Friday's close to Sunday
// 18:00.
const ZONE = 'America/New_York'
const SATURDAY = 6
const SUNDAY = 0
const FRIDAY = 5

const closeOf = (day: LocalDay): number => instantOf(`${day}T17:00`, ZONE)

const isWeekend = (day: LocalDay): boolean => dayOfWeek(day) === SATURDAY || dayOfWeek(day) === SUNDAY

/** The last close at or before an instant: the ticker's "previous" is the last entry fetched before it. */
export const lastClose = (now: number): number => {
  let day = localDay(now, ZONE)
  while (isWeekend(day) || closeOf(day) > now) day = addDays(day, -1)
  return closeOf(day)
}

/** Whether prices are moving; while they are not, there is no need to poll the feed. */
export const isMarketOpen = (now: number): boolean => {
  const day = localDay(now, ZONE)
  if (dayOfWeek(day) === SATURDAY) return false
  if (dayOfWeek(day) === SUNDAY) return now >= instantOf(`${day}T18:00`, ZONE)
  return dayOfWeek(day) !== FRIDAY || now < closeOf(day)
}

/** The next time prices move; now, if they do. */
export const nextOpen = (now: number): number => {
  if (isMarketOpen(now)) return now
  let day = localDay(now, ZONE)
  while (dayOfWeek(day) !== SUNDAY) day = addDays(day, 1)
  return instantOf(`${day}T18:00`, ZONE)
}

/** The market's own day. */
export const marketDay = (instant: number): LocalDay => localDay(instant, ZONE)
