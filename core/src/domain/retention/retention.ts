// A company decides how long it keeps each kind of record: forever, or a number of months that no law forbids. Records are
// deleted at night, by the company's clock, and not before a day has passed since the choice: until then it can be undone.
import { type Can, no, yes } from '#domain/access/can.ts'
import { countOf, grouped } from '#domain/text/figure.ts'
import { addDays, asLocalDay, dayOfMonth, type LocalDay, yearMonthDay } from '#domain/time/day.ts'
import { DAY_MS } from '#domain/time/spans.ts'
import { dayInWords } from './words.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import { CHOSEN, MOST_MONTHS, RETENTION_KINDS, type RetentionKind } from './kinds.table.ts'

/** For how many months each kind is kept; null is forever. */
export type Keep = Readonly<Record<RetentionKind, number | null>>

export const KEEP_FOREVER: Keep = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, null])) as Record<
  RetentionKind,
  null
>

export const keepsForever = (keep: Keep): boolean => RETENTION_KINDS.every((kind) => keep[kind] === null)

/** "3 years", "25 months" */
export const spanWords = (months: number): string =>
  months % 12 === 0 ? countOf(months / 12, 'year') : countOf(months, 'month')

/** Whether a company may keep a kind for only this long. The reason is shown under the field. */
export const canKeep = (kind: RetentionKind, months: number | null): Can => {
  if (months === null) return yes
  const { leastMonths, because } = CHOSEN[kind]
  if (!Number.isInteger(months)) return no('A whole number of months')
  if (months < leastMonths) return no(`At least ${spanWords(leastMonths)}: ${because}`)
  return months > MOST_MONTHS ? no(`At most ${spanWords(MOST_MONTHS)}, or forever`) : yes
}

const monthsBefore = (day: LocalDay, months: number): LocalDay => {
  const { year, month, day: ofMonth } = yearMonthDay(day)
  const passed = year * 12 + (month - 1) - months
  return dayOfMonth(Math.floor(passed / 12), (passed % 12) + 1, ofMonth)
}

/** Records from before this day are deleted: the same day so many months ago. */
export const firstDayKept = (now: number, months: number, timezone: string): LocalDay =>
  monthsBefore(asLocalDay(localDay(now, timezone)), months)

/** The same as an instant: older records are deleted. */
export const keptSince = (now: number, months: number, timezone: string): number =>
  instantOf(firstDayKept(now, months, timezone), timezone)

const RUN_TIME = 'T03:00'

/** The next 3 AM by the company's clock. */
export const nextNight = (now: number, timezone: string): number => {
  const today = asLocalDay(localDay(now, timezone))
  const nights = [today, addDays(today, 1), addDays(today, 2)].map((day) => instantOf(`${day}${RUN_TIME}`, timezone))
  return nights.find((at) => at > now)!
}

/** The first run after a choice: the first night after a whole day. */
export const firstRun = (now: number, timezone: string): number => nextNight(now + DAY_MS - 1, timezone)

const rounded = (figure: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, figure))) - 2)
  return Math.round(figure / unit) * unit
}

/** "12,400 messages"; large counts to three digits, since more records pass their day until the run. */
export const countedWords = (kind: RetentionKind, figure: number): string => {
  const [one, many] = CHOSEN[kind].units
  return `${grouped(rounded(figure))} ${figure === 1 ? one : many}`
}

/** "About 12,400 messages from before March 3, 2024 will be deleted." */
export const willDelete = (kind: RetentionKind, figure: number, before: LocalDay): string => {
  const from = `from before ${dayInWords(before)}`
  if (figure === 0) return `No ${CHOSEN[kind].units[1]} ${from}.`
  return `${figure < 100 ? '' : 'About '}${countedWords(kind, figure)} ${from} will be deleted.`
}
