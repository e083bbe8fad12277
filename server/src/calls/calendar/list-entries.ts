import { Effect } from 'effect'
import { FIRST_DAY, LAST_DAY, parseLocalDay } from '@xd/core/domain/calendar/day.ts'
import { shownCalendars } from '@xd/core/domain/calendar/shown.ts'
import { capCount } from '@xd/core/domain/search/count-cap.ts'
import type { Search } from '@xd/core/contract/list.ts'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, missing } from '#failure.ts'
import { calendarChoices } from '#queries/calendar-choices.ts'
import { listCategories } from '#queries/calendar-categories.ts'
import { candidatesIn } from '#services/calendar/entry-sources.ts'
import { ENTRY_ORDERS, occurrencesIn, pageOfOccurrences } from '#services/calendar/occurrences-in.ts'
import { presentEntries } from '#services/calendar/present-entries.ts'

const ENTRY_DEFAULTS = { orders: ENTRY_ORDERS, sortBy: 'itemDateStart', sortDir: 'asc', perPage: 25 } as const

/** Spec 2 §7: what is left out is the whole range, 1900-01-01 to 9999-12-31. */
const windowOf = Effect.fnUntraced(function* ({ dateStart, dateEnd }: Search) {
  const [from, to] = [parseLocalDay(dateStart ?? FIRST_DAY), parseLocalDay(dateEnd ?? LAST_DAY)]
  if (from === undefined)
    return yield* fail('invalid_input', { fields: { 'search.dateStart': 'There is no such day' } })
  if (to === undefined) return yield* fail('invalid_input', { fields: { 'search.dateEnd': 'There is no such day' } })
  if (to < from) return yield* fail('invalid_input', { fields: { 'search.dateEnd': 'The end is before the start' } })
  return { from, to }
})

/** The calendars whose entries are wanted, or undefined for whatever there is. */
const wantedOf = Effect.fnUntraced(function* ({ calendar }: Search, caller: Caller) {
  if (calendar === undefined || calendar === null || calendar === 'all') return undefined
  const { read } = yield* Database
  const catIDs = (yield* read((db) => listCategories(db, caller, ''))).map(({ catID }) => catID)
  if (calendar === 'shown') return new Set(shownCalendars(catIDs, yield* read((db) => calendarChoices(db, caller))))
  return catIDs.includes(calendar) ? new Set<number | null>([calendar]) : yield* missing('calendar')
})

export const listEntries = handle(
  'calendar/entries/list',
  Effect.fnUntraced(function* ({ search }, caller) {
    const { read } = yield* Database
    const asked = search ?? {}
    const page = yield* pageOf(asked, ENTRY_DEFAULTS)
    const window = yield* windowOf(asked)
    const wanted = yield* wantedOf(asked, caller)
    return yield* read(async (db) => {
      const candidates = (await candidatesIn(db, caller, window)).filter(
        ({ itemCalendarID }) => wanted?.has(itemCalendarID) ?? true,
      )
      const all = occurrencesIn(candidates, window, page.dir)
      const { shown, nextCursor } = pageOfOccurrences(all, page)
      return { entries: await presentEntries(db, caller, shown), ...capCount(all.length), nextCursor }
    })
  }),
)
