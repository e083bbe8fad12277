import { daysBetween, type LocalDay } from '@xd/core/domain/time/day.ts'
import { cents, centsOfAnswer, dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import type { DayRange } from '@xd/core/domain/report/days.ts'
import { percentOf } from '@xd/core/domain/report/figures.ts'
import type { Bar } from '#ui/chart/chart-frame.tsx'
import { monthName } from '#ui/picker/month.ts'

export const percent = (share: number): string => `${percentOf(share)}%`

/** "25 min", "3 h 20 min", "2 d 4 h". */
export const duration = (minutes: number | null): string => {
  if (minutes === null) return '–'
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60]
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`
}

const weekdayName = (day: LocalDay): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayWords = (day: string): string => SHORT.format(new Date(`${day}T00:00Z`))

/** "in the previous 30 days", "by this time the Saturday before": what a range is compared with. */
export const spanWords = ({ start, end }: DayRange, today: LocalDay): string => {
  const days = daysBetween(start, end) + 1
  if (days > 1) return `in the previous ${days} days`
  return start === today ? `by this time last ${weekdayName(start)}` : `the ${weekdayName(start)} before`
}

/** More days than this are shown by month, because thinner columns would look alike. */
const MOST_DAYS = 100

interface Paid {
  readonly requested: { readonly amount: number }
  readonly paid: { readonly amount: number }
}

/** The amounts requested and paid. */
export const barOf = (label: string, { requested, paid }: Paid): Bar => ({
  label,
  whole: requested.amount,
  part: paid.amount,
})

/** Times of day as people say them: 9 am, 12 pm. */
export const hourWords = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`

/** Adds dollars in cents, because 0.1 plus 0.2 is not 0.3. */
const plus = (a: number, b: number): number => dollarsFromCents(cents(centsOfAnswer(a) + centsOfAnswer(b)))

export const barsByDay = (days: readonly (Paid & { readonly day: string })[]): { of: 'Day' | 'Month'; bars: Bar[] } => {
  if (days.length <= MOST_DAYS) return { of: 'Day', bars: days.map((one) => barOf(dayWords(one.day), one)) }
  const months = new Map<string, Bar>()
  for (const { day, requested, paid } of days) {
    const label = monthName(day as LocalDay)
    const before = months.get(label) ?? { label, whole: 0, part: 0 }
    months.set(label, { label, whole: plus(before.whole, requested.amount), part: plus(before.part, paid.amount) })
  }
  return { of: 'Month', bars: [...months.values()] }
}
