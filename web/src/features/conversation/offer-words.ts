import { dayOfWeek, daysBetween, type LocalDay } from '@xd/core/domain/time/day.ts'
import { dayAndMonth } from '@xd/core/domain/time/relative.ts'
import { DAYS_OF_WEEK } from '@xd/core/domain/hours/store-hours.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'

const nameOf = (day: LocalDay, today: LocalDay): string => {
  const days = daysBetween(today, day)
  if (days < 2) return days === 0 ? 'Today' : 'Tomorrow'
  const weekday = DAYS_OF_WEEK[dayOfWeek(day)]!
  return days < 7 ? weekday : `${weekday.slice(0, 3)}, ${dayAndMonth(day, today)}`
}

/** "Today, 2:15 PM", "Tomorrow, 9:00 AM", "Monday, 9:00 AM"; a week ahead or more, "Mon, Jan 4, 9:00 AM". */
export const offerWords = (at: number, now: number, timezone: string): string =>
  `${nameOf(localDay(at, timezone), localDay(now, timezone))}, ${storeTime(at, timezone)}`
