import { addDays, asLocalDay, dayOfMonth, type LocalDay, yearMonthDay } from '@xd/core/domain/time/day.ts'
import type { AudienceData } from '#data/mailers.ts'
import type { DateRange } from '#ui/picker/date-range-chip.tsx'

type Changes = { readonly [Key in keyof AudienceData]?: AudienceData[Key] | undefined }

/** The audience with changed conditions; an undefined one is removed. */
export const changed = (audience: AudienceData, changes: Changes): AudienceData =>
  Object.fromEntries(Object.entries({ ...audience, ...changes }).filter(([, value]) => value !== undefined))

const dayOf = (day: string | undefined): LocalDay | null => (day === undefined ? null : asLocalDay(day))

export const rangeOf = (start: string | undefined, end: string | undefined): DateRange => ({
  start: dayOf(start),
  end: dayOf(end),
})

export const contacted = ({ start, end }: DateRange): Changes => ({
  lastContactStart: start ?? undefined,
  lastContactEnd: end ?? undefined,
})

export const ticketDue = ({ start, end }: DateRange): Changes => ({
  ticketDueStart: start ?? undefined,
  ticketDueEnd: end ?? undefined,
})

/** Both ends are needed: if one is open, it is the same day. */
export const dated = (fieldID: string, { start, end }: DateRange): Changes => ({
  customDate: start === null && end === null ? undefined : { fieldID, start: (start ?? end)!, end: (end ?? start)! },
})

type Presets = readonly (readonly [name: string, range: DateRange])[]

export const contactPresets = (today: LocalDay): Presets => [
  ['Last 30 days', { start: addDays(today, -29), end: null }],
  ['Last 90 days', { start: addDays(today, -89), end: null }],
  ['Not in 90 days', { start: null, end: addDays(today, -90) }],
  ['Not in a year', { start: null, end: addDays(today, -365) }],
]

export const duePresets = (today: LocalDay): Presets => [
  ['Today', { start: today, end: today }],
  ['Tomorrow', { start: addDays(today, 1), end: addDays(today, 1) }],
  ['Next 7 days', { start: today, end: addDays(today, 6) }],
  ['Next 30 days', { start: today, end: addDays(today, 29) }],
  ['Last 7 days', { start: addDays(today, -7), end: addDays(today, -1) }],
]

const monthFrom = (day: LocalDay, months: number): DateRange => {
  const { year, month } = yearMonthDay(day)
  const first = (ahead: number) =>
    dayOfMonth(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, 1)
  return { start: first(months), end: addDays(first(months + 1), -1) }
}

export const datePresets = (today: LocalDay): Presets => [
  ['Today', { start: today, end: today }],
  ['Next 7 days', { start: today, end: addDays(today, 6) }],
  ['This month', monthFrom(today, 0)],
  ['Next month', monthFrom(today, 1)],
]
