import { Effect } from 'effect'
import type { CalendarEntry } from '@xd/core/contract/entity/calendar-entry.ts'
import type { EntrySearch } from '@xd/core/contract/calendar.ts'
import { capCount } from '@xd/core/domain/search/count-cap.ts'
import type { Window } from '#queries/calendar-entries.ts'
import { candidatesIn } from '#services/calendar/entry-sources.ts'
import { ENTRY_ORDERS, type Occurrence, pageOfOccurrences } from '#services/calendar/occurrences-in.ts'
import { presentEntries } from '#services/calendar/present-entries.ts'
import { calendarsOf, windowOf } from '#services/calendar/wanted.ts'
import type { List } from './list.ts'

interface Wanted {
  readonly window: Window
  /** Undefined for all. */
  readonly calendars: ReadonlySet<number | null> | undefined
}

export const calendarEntries: List<EntrySearch, Wanted, Occurrence, typeof CalendarEntry.Type> = {
  sorting: { orders: ENTRY_ORDERS, sortBy: 'itemDateStart', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* (search, caller) {
    return { window: yield* windowOf(search), calendars: yield* calendarsOf(search, caller) }
  }),
  query: async (db, caller, { window, calendars }, page) => {
    const candidates = await candidatesIn(db, caller, window, calendars)
    const { shown, count, nextCursor } = pageOfOccurrences(candidates, window, page)
    return { rows: shown, ...capCount(count), nextCursor }
  },
  present: (db, caller, rows) => presentEntries(db, caller, rows),
}
