import { type Cents, cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/zone.ts'
import { dayIndex, type DayRange, dayStarts, daysOf } from './days.ts'

export interface DayBucket {
  readonly day: LocalDay
  readonly count: number
  readonly amount: Cents
}

export interface Dated {
  readonly instant: number
  readonly amount: Cents
}

/** Every day of the range in order, empty ones included, with the count and sum for each in the store's own time. */
export const bucketByDay = (items: Iterable<Dated>, range: DayRange, timezone: string): DayBucket[] => {
  const days = daysOf(range)
  const starts = dayStarts(range, timezone)
  const counts = new Array<number>(days.length).fill(0)
  const amounts = new Array<number>(days.length).fill(0)
  for (const { instant, amount } of items) {
    const index = dayIndex(starts, instant)
    if (index < 0) continue
    counts[index] = (counts[index] ?? 0) + 1
    amounts[index] = (amounts[index] ?? 0) + amount
  }
  return days.map((day, index) => ({ day, count: counts[index] ?? 0, amount: cents(amounts[index] ?? 0) }))
}
