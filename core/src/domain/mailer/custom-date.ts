import { parseLocalDay } from '#domain/time/day.ts'

interface Span {
  /** Days, both included. */
  readonly start: string
  readonly end: string
  /** Only the month and the day count: a birthday. */
  readonly isYearly: boolean
}

const monthDay = (day: string): string => day.slice(5)

/** Whether a customer's own date is within a span. A yearly one is if it falls within the span in any year. */
export const isWithin = (value: unknown, { start, end, isYearly }: Span): boolean => {
  if (typeof value !== 'string' || parseLocalDay(value) === undefined) return false
  if (!isYearly) return value >= start && value <= end
  const [from, to, day] = [monthDay(start), monthDay(end), monthDay(value)]
  if (Number(end.slice(0, 4)) > Number(start.slice(0, 4)) + 1) return true
  // Across the turn of the year; a year or more includes every day.
  if (end.slice(0, 4) > start.slice(0, 4)) return to >= from || day >= from || day <= to
  return day >= from && day <= to
}
