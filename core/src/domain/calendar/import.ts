// A calendar file imported once. Titles and times become entries; the rest of the file is ignored.
import { grouped } from '#domain/text/figure.ts'
import { addDays, type LocalDay } from '#domain/time/day.ts'
import type { EntryDate } from './entry.ts'
import type { Repeat } from './occurrences.ts'

/** Years of one person's calendar. A larger file is refused as a whole. */
export const IMPORT_MOST_CHARACTERS = 1_500_000
export const IMPORT_MOST_ENTRIES = 5000

/** A daily event for thirteen months. */
export const IMPORT_MOST_REPEATS = 400

/** How many entries of an import are shown beforehand. */
export const IMPORT_SHOWN = 200

export const NO_TITLE = 'Untitled'

/**
 * Which days of repeating events become entries. An entry repeats yearly or not at all, so any other repeat becomes an
 * entry for each day: from a month back to a year ahead.
 */
export const importWindow = (today: LocalDay): { readonly from: LocalDay; readonly to: LocalDay } => ({
  from: addDays(today, -31),
  to: addDays(today, 366),
})

/** An event of a file as an entry. */
export interface ReadEntry {
  /** The same at every reading of the event: its UID, plus the day if it repeats. */
  readonly uid: string
  readonly itemTitle: string
  readonly itemDateStart: EntryDate
  readonly itemDateEnd: EntryDate
  readonly itemRepeat: Repeat
}

/** An event that is left out, or changed, and why. */
export interface ImportProblem {
  readonly title: string
  readonly sentence: string
}

export const IMPORT_PROBLEMS = {
  canceled: 'This event was canceled.',
  dates: 'The dates can’t be read.',
  endsFirst: 'This event ends before it starts.',
  noSuchDay: 'There is no such day.',
  outside: 'The date is before 1900 or after 9999.',
  endless: 'This event lasts longer than a hundred years.',
  zone: 'The time zone is unknown.',
  damaged: 'This event is damaged.',
  rule: 'The repeat rule can’t be read.',
  disputed: 'Calendar apps disagree about which days this repeats. Add it by hand.',
  otherCalendar: 'This event repeats on another calendar, such as the lunar one.',
  skip: 'This event moves to another day in months without its date.',
  tooOften: 'This event repeats more often than daily.',
  tooMany: `This event repeats more than ${IMPORT_MOST_REPEATS} times within a year.`,
  over: 'This event doesn’t repeat again within a year.',
  twice: 'This event is in the file twice.',
  ours: 'This event comes from an XD calendar feed.',
  cut: 'The title was cut off after 200 characters.',
} as const

export const IMPORT_REFUSALS = {
  unreadable: 'This is not a calendar file (.ics), or it is damaged.',
  vCalendar: 'This file is in an old format, vCalendar 1.0. Export the calendar as iCalendar (.ics) and choose that.',
  jCal: 'This file is a calendar in JSON. Export the calendar as iCalendar (.ics) and choose that.',
  xCal: 'This file is a calendar in XML. Export the calendar as iCalendar (.ics) and choose that.',
  zip: 'This is a zip file. Open it and choose the .ics file in it.',
  tooLong: 'This file takes too long to read.',
  tooMany: `This file has more than ${grouped(IMPORT_MOST_ENTRIES)} entries.`,
} as const
