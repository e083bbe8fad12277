import { Effect } from 'effect'
import { entryWords, type EntryWords } from '@xd/core/domain/calendar/entry-search.ts'
import type { CalendarEntry } from '@xd/core/contract/entity/calendar-entry.ts'
import type { EntrySearch } from '@xd/core/contract/calendar.ts'
import { capCount } from '@xd/core/domain/search/count-cap.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { listCategories } from '#queries/calendar-categories.ts'
import type { Window } from '#queries/calendar-entries.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { candidatesIn } from '#services/calendar/entry-sources.ts'
import {
  ENTRY_ORDERS,
  type Occurrence,
  occurrencesByDay,
  pageOfOccurrences,
} from '#services/calendar/occurrences-in.ts'
import { presentEntries } from '#services/calendar/present-entries.ts'
import { calendarsOf, windowOf } from '#services/calendar/wanted.ts'
import { type Columns, csvFile } from './csv-file.ts'
import type { List } from './list.ts'
import { pageOf } from './page.ts'

type Entry = typeof CalendarEntry.Type

interface Wanted {
  readonly window: Window
  /** Undefined for all. */
  readonly calendars: ReadonlySet<number | null> | undefined
  readonly words: EntryWords | undefined
}

export const calendarEntries: List<EntrySearch, Wanted, Occurrence, Entry> = {
  sorting: { orders: ENTRY_ORDERS, sortBy: 'itemDateStart', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* (search, caller) {
    return {
      window: yield* windowOf(search),
      calendars: yield* calendarsOf(search, caller),
      words: entryWords(search.filter ?? ''),
    }
  }),
  query: async (db, caller, { window, calendars, words }, page) => {
    const candidates = await candidatesIn(db, caller, window, calendars, words)
    const { shown, count, nextCursor } = await pageOfOccurrences(candidates, window, page)
    return { rows: shown, ...capCount(count), nextCursor }
  },
  present: (db, caller, rows) => presentEntries(db, caller, rows),
}

/** How many are described at a time. */
const ROWS_AT_ONCE = 500

/** A day, or a day and a time, in a form that spreadsheets read as a date. The time of day is that of the first one. */
const whenCell = (day: string, date: string): string => `${day} ${date.slice(11)}`.trim()

const columns = (calendars: ReadonlyMap<number | null, string>, timezone: string): Columns<Entry> => [
  ['Start', ({ occursFrom, itemDateStart }) => whenCell(occursFrom, itemDateStart)],
  ['End', ({ occursTo, itemDateEnd }) => whenCell(occursTo, itemDateEnd)],
  ['Title', ({ itemTitle }) => itemTitle],
  ['Calendar', ({ itemCalendarID }) => calendars.get(itemCalendarID) ?? 'No Calendar'],
  ['Repeats', ({ itemRepeat }) => (itemRepeat === 'year' ? 'yearly' : '')],
  ['Time zone', () => timezone],
  ['Entry', ({ itemID }) => itemID],
]

async function* described(
  days: AsyncIterable<readonly Occurrence[]>,
  present: (rows: readonly Occurrence[]) => Promise<Entry[]>,
) {
  let rows: Occurrence[] = []
  for await (const day of days) {
    for (const one of day) rows.push(one)
    for (; rows.length >= ROWS_AT_ONCE; rows = rows.slice(ROWS_AT_ONCE))
      yield await present(rows.slice(0, ROWS_AT_ONCE))
  }
  if (rows.length > 0) yield await present(rows)
}

/** The entries on the calendars in a window. Their words are read a page at a time. */
export const file = Effect.fnUntraced(function* (search: EntrySearch, caller: Caller) {
  const { readApart } = yield* Database
  const { dir } = yield* pageOf({ ...search, cursor: null }, calendarEntries.sorting)
  const { window, calendars, words } = yield* calendarEntries.filter(search, caller)
  const [candidates, categories, timezone] = yield* Effect.promise(() =>
    readApart((db) =>
      Promise.all([
        candidatesIn(db, caller, window, calendars, words),
        listCategories(db, caller, ''),
        timezoneOfCompany(db, caller.companyID),
      ]),
    ),
  )
  const days = occurrencesByDay(candidates, window, dir)
  const titles = new Map(categories.map(({ catID, catTitle }) => [catID, catTitle]))
  const pages = described(days, (rows) => readApart((db) => presentEntries(db, caller, rows)))
  return csvFile(columns(titles, timezone), pages)
})
