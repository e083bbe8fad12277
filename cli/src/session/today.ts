import { dayOfMonth } from '@xd/core/domain/calendar/day.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'

/** The day on this machine's clock. */
export const today = (): LocalDay => {
  const now = new Date()
  return dayOfMonth(now.getFullYear(), now.getMonth() + 1, now.getDate())
}
