import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'

/**
 * "Times in PT", if the reader or a store uses a different time zone than the calendars, which follow the company's.
 */
export const clockNamed = (now: number, company: string, others: readonly string[]): string | undefined => {
  const own = storeZoneName(now, company)
  return others.some((timezone) => storeZoneName(now, timezone) !== own) ? `Times in ${own}` : undefined
}
