import { dayOf, type EntryDate, type EntryDraft, isRanged } from '@xd/core/domain/calendar/entry.ts'
import type { CalendarEntryData } from '#data/calendars.ts'

/** The times of both ends, which "All day" removes and restores. */
type Times = readonly [start: string, end: string]

export const FIRST_TIMES: Times = ['T09:00', 'T09:00']

const timeOf = (date: EntryDate | null) => date?.slice(10) ?? ''
export const timesOf = ({ itemDateStart, itemDateEnd }: EntryDraft): Times => [
  timeOf(itemDateStart),
  timeOf(itemDateEnd),
]

const at = (date: EntryDate | null, time: string) => date && (`${dayOf(date)}${time}` as EntryDate)

/** Both ends have a time, or neither does. */
export const withTimes = (draft: EntryDraft, [start, end]: Times = ['', '']): EntryDraft => ({
  ...draft,
  itemDateStart: at(draft.itemDateStart, start),
  itemDateEnd: at(draft.itemDateEnd, end),
})

/** An entry in the editor. */
export const draftOf = (entry: CalendarEntryData): EntryDraft => ({
  itemTitle: entry.itemTitle,
  itemCalendarID: entry.itemCalendarID,
  itemDateStart: entry.itemDateStart as EntryDate,
  itemDateEnd: entry.itemDateEnd as EntryDate,
  ranged: isRanged(entry.itemDateStart as EntryDate, entry.itemDateEnd as EntryDate),
  itemRepeat: entry.itemRepeat,
  itemRefKey: entry.itemRefKey,
})
