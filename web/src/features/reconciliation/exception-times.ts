import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'

/** "Today, 2:05 PM" by the clock of a zone. */
export const dayAndTime = (date: string, now: number, timezone: string): string => {
  const at = Date.parse(date)
  return `${dayDivider(at, now, timezone)}, ${storeTime(at, timezone)}`
}
