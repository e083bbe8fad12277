import type { LocalDateTime } from '#domain/time/zone.ts'
import { addDays, dayFromEpoch, daysBetween, epochDay, type LocalDay } from '#domain/time/day.ts'
import { dayOf, type EntryDate, hasTime } from './entry.ts'

/** Two days, or two minutes, both included. */
export interface EntrySpan {
  readonly start: EntryDate
  readonly end: EntryDate
}

/** One time an entry occurs, as lists return it: days, and days or minutes. */
interface Occurring {
  readonly itemDateStart: string
  readonly itemDateEnd: string
  readonly occursFrom: string
  readonly occursTo: string
}

interface Step {
  readonly days?: number
  /** Only for entries with a time. */
  readonly minutes?: number
}

const DAY = 24 * 60
/** The default length of an entry that gets its first time, as on most paper calendars. */
const USUAL_MINUTES = 30

/** "T09:30", or nothing. */
const timeOf = (date: string): string => date.slice(10)

const minuteOf = (date: EntryDate): number =>
  epochDay(dayOf(date)) * DAY + Number(date.slice(11, 13)) * 60 + Number(date.slice(14, 16))

const two = (figure: number): string => String(figure).padStart(2, '0')

const atMinute = (minute: number): LocalDateTime => {
  const within = ((minute % DAY) + DAY) % DAY
  return `${dayFromEpoch((minute - within) / DAY)}T${two(Math.floor(within / 60))}:${two(within % 60)}` as LocalDateTime
}

const stepped = (date: EntryDate, { days = 0, minutes = 0 }: Step): EntryDate =>
  hasTime(date) ? atMinute(minuteOf(date) + days * DAY + minutes) : addDays(dayOf(date), days)

/** The span of this occurrence: its own days, with the entry's times. */
export const occurrenceSpan = ({ itemDateStart, itemDateEnd, occursFrom, occursTo }: Occurring): EntrySpan => ({
  start: `${occursFrom}${timeOf(itemDateStart)}` as EntryDate,
  end: `${occursTo}${timeOf(itemDateEnd)}` as EntryDate,
})

export const movedBy = ({ start, end }: EntrySpan, step: Step): EntrySpan => ({
  start: stepped(start, step),
  end: stepped(end, step),
})

/** Moves its end earlier or later, but never before its start. */
export const lengthenedBy = ({ start, end }: EntrySpan, step: Step): EntrySpan => {
  const next = stepped(end, step)
  return { start, end: next < start ? start : next }
}

/**
 * Moves its start to another day or minute, keeping its length. A first time makes it half an hour long; without a
 * time, it takes its day.
 */
export const startingAt = ({ start, end }: EntrySpan, at: EntryDate): EntrySpan => {
  if (!hasTime(at))
    return { start: at, end: addDays(dayOf(at), hasTime(start) ? 0 : daysBetween(dayOf(start), dayOf(end))) }
  const minutes = hasTime(start) && hasTime(end) ? minuteOf(end) - minuteOf(start) : USUAL_MINUTES
  return { start: at, end: atMinute(minuteOf(at) + minutes) }
}

/** An entry's own dates after this occurrence has moved. A repeating entry moves by the same amount in every year. */
export const withSpan = (
  entry: Occurring,
  { start, end }: EntrySpan,
): { itemDateStart: EntryDate; itemDateEnd: EntryDate } => {
  const first = addDays(
    dayOf(entry.itemDateStart as EntryDate),
    daysBetween(entry.occursFrom as LocalDay, dayOf(start)),
  )
  const last = addDays(first, daysBetween(dayOf(start), dayOf(end)))
  return {
    itemDateStart: `${first}${timeOf(start)}` as EntryDate,
    itemDateEnd: `${last}${timeOf(end)}` as EntryDate,
  }
}
