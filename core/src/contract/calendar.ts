import { Schema } from 'effect'
import { call } from './call.ts'
import { Search } from './list.ts'
import { CalendarCategory } from '#contract/entity/calendar-category.ts'
import { Colour, ID, maybe, text } from './value.ts'

export const calendar = {
  'calendar/categories/list': call({
    summary: 'The calendars of the company, by title; `filter` matches the title.',
    access: 'calendar',
    kind: 'read',
    input: { search: maybe(Search) },
    output: { categories: Schema.Array(CalendarCategory) },
  }),
  'calendar/categories/update': call({
    summary: 'Creates or changes a calendar. A new one that says nothing is called New Calendar, in a random colour.',
    access: 'calendar',
    kind: 'write',
    input: { category: Schema.Struct({ catID: maybe(ID), catTitle: maybe(text(200)), catColor: maybe(Colour) }) },
    output: { category: CalendarCategory },
    finds: { 'category.catID': 'category' },
  }),
}
