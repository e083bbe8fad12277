import { dayOf, type EntryDate, type EntryDraft, hasTime, isRanged } from '@xd/core/domain/calendar/entry.ts'
import type { CalendarEntryData } from '#data/calendars.ts'

const FIRST_TIME = 'T09:00'

const timed = (date: EntryDate | null, isTimed: boolean): EntryDate | null => {
  if (date === null || hasTime(date) === isTimed) return date
  return isTimed ? (`${date}${FIRST_TIME}` as EntryDate) : dayOf(date)
}

/** Both ends get a time, or neither has one. */
export const withTimes = (draft: EntryDraft, isTimed: boolean): EntryDraft => ({
  ...draft,
  itemDateStart: timed(draft.itemDateStart, isTimed),
  itemDateEnd: timed(draft.itemDateEnd, isTimed),
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
