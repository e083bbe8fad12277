import { Schema } from 'effect'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { CalendarCategory } from '#contract/entity/calendar-category.ts'
import { CalendarEntry } from '#contract/entity/calendar-entry.ts'
import { Color, ID, maybe, text } from './value.ts'

/** Calendars by id; null means entries on no calendar. */
const Shown = Schema.Array(Schema.NullOr(ID))

const EntrySearch = searchBy('calendar', 'dateStart', 'dateEnd')
export type EntrySearch = typeof EntrySearch.Type

export const calendar = {
  'calendar/categories/list': call({
    summary:
      'The calendars of the company, by title; `filter` matches the title. `shown`: the calendars the caller sees; null stands for entries on no calendar.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    input: { search: maybe(searchBy('filter')) },
    output: { categories: Schema.Array(CalendarCategory), shown: Schema.Array(Schema.NullOr(Schema.Finite)) },
  }),
  'calendar/categories/update': call({
    summary: 'Creates or changes a calendar. A new one without a title is called New Calendar and gets a random color.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'write',
    input: { category: Schema.Struct({ catID: maybe(ID), catTitle: maybe(text(200)), catColor: maybe(Color) }) },
    output: { category: CalendarCategory },
    finds: { 'category.catID': 'category' },
  }),
  'calendar/categories/set-shown': call({
    summary:
      'Chooses which calendars the caller sees; null stands for entries on no calendar. New calendars are shown until they are left out here.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'write',
    input: { shown: Shown.check(Schema.isMaxLength(500)) },
    output: { shown: Schema.Array(Schema.NullOr(Schema.Finite)) },
    finds: { shown: 'category' },
  }),
  'calendar/entries/list': call({
    summary:
      'What is on the calendars from `dateStart` to `dateEnd`, by start, 25 a page: entries, dates of custom fields, expiries of requests. A repeating entry is listed each time it falls in a window of up to a year, once in a longer one. `calendar`: all, shown (to the caller), or one.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    input: { search: maybe(EntrySearch) },
    output: { entries: Schema.Array(CalendarEntry), ...listed },
  }),
}
