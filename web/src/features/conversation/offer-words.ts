import { dayOfWeek, daysBetween } from '@xd/core/domain/time/day.ts'
import { DAYS_OF_WEEK } from '@xd/core/domain/hours/store-hours.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'

/** "Today, 2:15 PM", "Tomorrow, 9:00 AM", "Monday, 9:00 AM". */
export const offerWords = (at: number, now: number, timezone: string): string => {
  const day = localDay(at, timezone)
  const days = daysBetween(localDay(now, timezone), day)
  const name = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : DAYS_OF_WEEK[dayOfWeek(day)]
  return `${name}, ${storeTime(at, timezone)}`
}
