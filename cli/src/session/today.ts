import { dayOfMonth } from '@xd/core/domain/time/day.ts'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { type LocalDay, localDay } from '@xd/core/domain/time/zone.ts'

/** The day on this machine's clock. */
export const today = (): LocalDay => {
  const now = new Date()
  return dayOfMonth(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** Today in the company's stores, or tomorrow if it has begun there: this machine may be in another zone. */
export const storesToday = async (calls: CallClient): Promise<LocalDay> => {
  const { stores } = await calls('stores/list', {})
  const days = stores.map(({ storeTimezone }) => localDay(Date.now(), storeTimezone)).sort()
  return days.at(-1) ?? today()
}
