import { Effect } from 'effect'
import type { EntrySearch } from '@xd/core/contract/calendar.ts'
import { FIRST_DAY, LAST_DAY, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { shownCalendars } from '@xd/core/domain/calendar/shown.ts'
import { invalid, missing } from '#failure.ts'
import { listCategories } from '#queries/calendar-categories.ts'
import { calendarChoices } from '#queries/calendar-choices.ts'
import type { Viewer } from './candidate.ts'

/** Spec 2 §7: omitted dates mean the whole range, 1900-01-01 to 9999-12-31. */
export const windowOf = Effect.fnUntraced(function* ({
  dateStart,
  dateEnd,
}: Pick<EntrySearch, 'dateStart' | 'dateEnd'>) {
  const [from, to] = [parseLocalDay(dateStart || FIRST_DAY), parseLocalDay(dateEnd || LAST_DAY)]
  if (from === undefined) return yield* invalid({ 'search.dateStart': 'There is no such day' })
  if (to === undefined) return yield* invalid({ 'search.dateEnd': 'There is no such day' })
  if (to < from) return yield* invalid({ 'search.dateEnd': 'The end is before the start' })
  return { from, to }
})

/** The calendars a search covers; undefined for all. */
export const calendarsOf = Effect.fnUntraced(function* ({ calendar }: Pick<EntrySearch, 'calendar'>, viewer: Viewer) {
  if (calendar === undefined || calendar === null || calendar === 'all') return undefined
  const catIDs = (yield* listCategories(viewer, '')).map(({ catID }) => catID)
  if (calendar === 'shown') return new Set(shownCalendars(catIDs, yield* calendarChoices(viewer)))
  return catIDs.includes(calendar) ? new Set<number | null>([calendar]) : yield* missing('category')
})
