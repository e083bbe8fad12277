import { type Can, no, yes } from '#domain/access/can.ts'
import type { LocalDateTime } from '#domain/time/zone.ts'
import { addDays, daysBetween, type LocalDay, parseLocalDay } from '#domain/time/day.ts'
import type { Repeat } from './occurrences.ts'

/** A day, or a minute of one, in the company's zone. As text they sort by time, a day before its minutes. */
export type EntryDate = LocalDay | LocalDateTime

/** A calendar entry in the editor (Spec 2 §2): "Specify End Date" is `ranged`. */
export interface EntryDraft {
  readonly itemTitle: string
  readonly itemCalendarID: number | null
  readonly itemDateStart: EntryDate | null
  readonly itemDateEnd: EntryDate | null
  readonly ranged: boolean
  readonly itemRepeat: Repeat
  /** Set when another module manages the entry. */
  readonly itemRefKey: string | null
}

export const DEFAULT_ENTRY_TITLE = 'New Entry'
export const DEFAULT_CALENDAR_TITLE = 'New Calendar'

export const MANAGED_ENTRY = 'This event is managed by another module and cannot be edited directly.'

const MINUTE = /^T(?:[01]\d|2[0-3]):[0-5]\d$/

export const isEntryDate = (text: string): text is EntryDate =>
  parseLocalDay(text.slice(0, 10)) !== undefined && (text.length === 10 || MINUTE.test(text.slice(10)))

/** Spec 2 §4: new entries default to today and not ranged. */
export const newEntry = (today: LocalDay): EntryDraft => ({
  itemTitle: DEFAULT_ENTRY_TITLE,
  itemCalendarID: null,
  itemDateStart: today,
  itemDateEnd: today,
  ranged: false,
  itemRepeat: null,
  itemRefKey: null,
})

export const MAX_ENTRY_TITLE = 200

export const hasTime = (date: EntryDate): boolean => date.length > 10
export const dayOf = (date: EntryDate): LocalDay => date.slice(0, 10) as LocalDay

/** The last day an entry is on. An entry that ends at midnight is not on the day that begins then. */
export const lastDayOf = (start: EntryDate, end: EntryDate): LocalDay =>
  end.endsWith('T00:00') && dayOf(start) < dayOf(end) ? addDays(dayOf(end), -1) : dayOf(end)

/** A yearly entry must be over before it begins again. */
const isShorterThanYear = (start: EntryDate, end: EntryDate): boolean => daysBetween(dayOf(start), dayOf(end)) < 365

/** A saved entry is ranged if its end differs from its start. */
export const isRanged = (start: EntryDate, end: EntryDate): boolean => start !== end

/** Spec 2 §4: without a range the end is the start; in a range, a start after the end moves the end. */
export const withStart = (entry: EntryDraft, start: EntryDate | null): EntryDraft => {
  const { ranged, itemDateEnd } = entry
  const end = ranged && start !== null && itemDateEnd !== null && start <= itemDateEnd ? itemDateEnd : start
  return { ...entry, itemDateStart: start, itemDateEnd: end }
}

/**
 * Spec 2 §5: the end's minimum is the start. A time is typed digit by digit, so one that is too early is an error rather
 * than replaced. Without a range there is no separate end to set.
 */
export const withEnd = (entry: EntryDraft, end: EntryDate | null): EntryDraft => {
  const { ranged, itemDateStart } = entry
  if (!ranged) return entry
  const isEarlierDay = end !== null && itemDateStart !== null && dayOf(end) < dayOf(itemDateStart)
  return { ...entry, itemDateEnd: isEarlierDay ? itemDateStart : end }
}

/** Spec 2 §4: turning off "Specify End Date" resets the end to the start. */
export const withRanged = (entry: EntryDraft, ranged: boolean): EntryDraft =>
  ranged ? { ...entry, ranged } : { ...entry, ranged, itemDateEnd: entry.itemDateStart }

type EntryField = 'itemTitle' | 'itemCalendarID' | 'itemDateStart' | 'itemDateEnd' | 'itemRepeat'

/** The errors in an entry, by field; empty if it can be saved. */
export const entryFaults = (entry: EntryDraft): Readonly<Partial<Record<EntryField, string>>> => {
  const { itemTitle, itemCalendarID, itemDateStart: start, itemDateEnd: end, itemRepeat } = entry
  const faults: Partial<Record<EntryField, string>> = {}
  if (itemCalendarID === null) faults.itemCalendarID = 'Choose a calendar'
  if (itemTitle.trim() === '') faults.itemTitle = 'Enter a title'
  else if (itemTitle.trim().length > MAX_ENTRY_TITLE) faults.itemTitle = `At most ${MAX_ENTRY_TITLE} characters`
  if (start === null) faults.itemDateStart = 'Choose a start date'
  else if (!isEntryDate(start)) faults.itemDateStart = 'There is no such day'
  if (end === null) faults.itemDateEnd = 'Choose an end date'
  else if (!isEntryDate(end)) faults.itemDateEnd = 'There is no such day'
  if (start === null || end === null || faults.itemDateStart || faults.itemDateEnd) return faults
  if (hasTime(start) !== hasTime(end))
    faults.itemDateEnd = 'Enter a time for both the start and the end, or for neither'
  else if (end < start) faults.itemDateEnd = 'The end is before the start'
  else if (itemRepeat === 'year' && !isShorterThanYear(start, end))
    faults.itemRepeat = 'An entry that repeats yearly must be shorter than a year'
  return faults
}

/**
 * Spec 2 §5: a calendar is chosen, the title is not blank, start and end are present; §4: entries of other modules are
 * read-only.
 */
const save = (entry: EntryDraft): Can => {
  if (entry.itemRefKey !== null) return no(MANAGED_ENTRY)
  const [fault] = Object.values(entryFaults(entry))
  return fault === undefined ? yes : no(fault)
}

/** Deleting and moving follow the same rule. */
const change = (entry: Pick<EntryDraft, 'itemRefKey'>): Can => (entry.itemRefKey === null ? yes : no(MANAGED_ENTRY))

export const entryCan = { save, change }

/** Spec 2 §4: the category editor shows its Custom Fields tab once the category has been saved. */
export const hasCustomFieldsTab = (category: { readonly catID: number | null }): boolean => category.catID !== null
