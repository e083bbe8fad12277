// Days with hours different from the usual week: holidays, inventory, a short Christmas Eve.
import { dayOfMonth, type LocalDay, yearMonthDay } from '#domain/time/day.ts'

export interface StoreClosure {
  /** Null: every store of the company. */
  readonly storeID: number | null
  readonly day: string
  /** 'HH:mm:ss', both or neither. Without them the store stays closed. */
  readonly opens: string | null
  readonly closes: string | null
  /** From that year on, on the same date; February 29 falls on the 28th in common years. */
  readonly yearly: boolean
}

const falls = ({ day: first, yearly }: StoreClosure, day: LocalDay): boolean => {
  if (!yearly || day <= first) return first === day
  const { month, day: date } = yearMonthDay(first as LocalDay)
  return dayOfMonth(yearMonthDay(day).year, month, date) === day
}

/** A store's own closure takes precedence over the company's, and a single day over a yearly one. */
const weight = ({ storeID, yearly }: StoreClosure): number => (storeID === null ? 0 : 2) + (yearly ? 0 : 1)

/** The closure in effect on this day, if any. */
export const closureOn = <C extends StoreClosure>(closures: readonly C[], day: LocalDay): C | undefined =>
  closures.filter((closure) => falls(closure, day)).sort((a, b) => weight(b) - weight(a))[0]
