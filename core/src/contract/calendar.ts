import { Schema } from 'effect'
import { call } from './call.ts'
import { listed, Search } from './list.ts'
import { CalendarCategory } from '#contract/entity/calendar-category.ts'
import { CalendarEntry } from '#contract/entity/calendar-entry.ts'
import { Colour, ID, maybe, text } from './value.ts'

/** Calendars by id; null is what is on none. */
const Shown = Schema.Array(Schema.NullOr(ID))

export const calendar = {
  'calendar/categories/list': call({
    summary:
      'The calendars of the company, by title; `filter` matches the title. `shown`: which of them the caller sees, null being what is on none.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    input: { search: maybe(Search) },
    output: { categories: Schema.Array(CalendarCategory), shown: Schema.Array(Schema.NullOr(Schema.Finite)) },
  }),
  'calendar/categories/update': call({
    summary: 'Creates or changes a calendar. A new one that says nothing is called New Calendar, in a random colour.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'write',
    input: { category: Schema.Struct({ catID: maybe(ID), catTitle: maybe(text(200)), catColor: maybe(Colour) }) },
    output: { category: CalendarCategory },
    finds: { 'category.catID': 'category' },
  }),
  'calendar/categories/set-shown': call({
    summary:
      'Chooses which calendars the caller sees; null stands for what is on none. Calendars made later are seen until they are left out here.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'write',
    input: { shown: Shown.check(Schema.isMaxLength(500)) },
    output: { shown: Schema.Array(Schema.NullOr(Schema.Finite)) },
  }),
  'calendar/entries/list': call({
    summary:
      'What is on the calendars from `dateStart` to `dateEnd`, by start, 25 a page: entries, dates of custom fields, expiries of requests. What repeats is listed each time in a window of up to a year, once in a longer one. `calendar`: all, shown (to the caller), or one.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    input: { search: maybe(Search) },
    output: { entries: Schema.Array(CalendarEntry), ...listed },
  }),
}
