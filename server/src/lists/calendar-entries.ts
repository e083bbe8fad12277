import { Effect } from 'effect'
import type { CalendarEntry } from '@xd/core/contract/entity/calendar-entry.ts'
import type { EntrySearch } from '@xd/core/contract/calendar.ts'
import { FIRST_DAY, LAST_DAY, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { shownCalendars } from '@xd/core/domain/calendar/shown.ts'
import { capCount } from '@xd/core/domain/search/count-cap.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, missing } from '#failure.ts'
import { listCategories } from '#queries/calendar-categories.ts'
import { calendarChoices } from '#queries/calendar-choices.ts'
import type { Window } from '#queries/calendar-entries.ts'
import { candidatesIn } from '#services/calendar/entry-sources.ts'
import { ENTRY_ORDERS, type Occurrence, occurrencesIn, pageOfOccurrences } from '#services/calendar/occurrences-in.ts'
import { presentEntries } from '#services/calendar/present-entries.ts'
import type { List } from './list.ts'

interface Wanted {
  readonly window: Window
  /** Undefined for all. */
  readonly calendars: ReadonlySet<number | null> | undefined
}

/** Spec 2 §7: what is left out is the whole range, 1900-01-01 to 9999-12-31. */
const windowOf = Effect.fnUntraced(function* ({ dateStart, dateEnd }: EntrySearch) {
  const [from, to] = [parseLocalDay(dateStart || FIRST_DAY), parseLocalDay(dateEnd || LAST_DAY)]
  if (from === undefined)
    return yield* fail('invalid_input', { fields: { 'search.dateStart': 'There is no such day' } })
  if (to === undefined) return yield* fail('invalid_input', { fields: { 'search.dateEnd': 'There is no such day' } })
  if (to < from) return yield* fail('invalid_input', { fields: { 'search.dateEnd': 'The end is before the start' } })
  return { from, to }
})

const calendarsOf = Effect.fnUntraced(function* ({ calendar }: EntrySearch, caller: Caller) {
  if (calendar === undefined || calendar === null || calendar === 'all') return undefined
  const { read } = yield* Database
  const catIDs = (yield* read((db) => listCategories(db, caller, ''))).map(({ catID }) => catID)
  if (calendar === 'shown') return new Set(shownCalendars(catIDs, yield* read((db) => calendarChoices(db, caller))))
  return catIDs.includes(calendar) ? new Set<number | null>([calendar]) : yield* missing('category')
})

export const calendarEntries: List<EntrySearch, Wanted, Occurrence, typeof CalendarEntry.Type> = {
  sorting: { orders: ENTRY_ORDERS, sortBy: 'itemDateStart', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* (search, caller) {
    return { window: yield* windowOf(search), calendars: yield* calendarsOf(search, caller) }
  }),
  query: async (db, caller, { window, calendars }, page) => {
    const candidates = (await candidatesIn(db, caller, window)).filter(
      ({ itemCalendarID }) => calendars?.has(itemCalendarID) ?? true,
    )
    const all = occurrencesIn(candidates, window, page.dir)
    const { shown, nextCursor } = pageOfOccurrences(all, page)
    return { rows: shown, ...capCount(all.length), nextCursor }
  },
  present: presentEntries,
}
