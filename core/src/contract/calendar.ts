import { Schema } from 'effect'
import { IMPORT_MOST_CHARACTERS } from '#domain/calendar/import.ts'
import { call, perAddress } from './call.ts'
import { listed, searchBy } from './list.ts'
import { CalendarCategory, CategoryChange } from '#contract/entity/calendar-category.ts'
import { CalendarDay, CalendarEntry, EntryChange, EntryDate, EntryID } from '#contract/entity/calendar-entry.ts'
import { ClientKey, ID, Instant, maybe, text, Version } from './value.ts'

/** Calendars by id; null means entries on no calendar. */
const Shown = Schema.Array(Schema.NullOr(ID))

const EntrySearch = searchBy('filter', 'calendar', 'dateStart', 'dateEnd')
export type EntrySearch = typeof EntrySearch.Type

const DaySearch = searchBy('calendar', 'dateStart', 'dateEnd')

const CategorySearch = searchBy('filter')
export type CategorySearch = typeof CategorySearch.Type

const CalendarImportSearch = searchBy()
export type CalendarImportSearch = typeof CalendarImportSearch.Type

const CalendarFeed = Schema.Struct({
  /** Applies to customers. */
  initials: Schema.Boolean,
  createdAt: Instant,
  /** When a calendar program last fetched it. */
  readAt: Schema.NullOr(Instant),
}).annotate({ identifier: 'CalendarFeed' })

const ImportedEntry = Schema.Struct({
  itemTitle: Schema.String,
  itemDateStart: EntryDate,
  itemDateEnd: EntryDate,
  itemRepeat: Schema.NullOr(Schema.Literal('year')),
  /** It was imported before. */
  isKnown: Schema.Boolean,
}).annotate({ identifier: 'ImportedEntry' })

const CalendarImport = Schema.Struct({
  importID: Schema.Finite,
  filename: Schema.String,
  userID: Schema.Finite,
  importedAt: Instant,
  undoneAt: Schema.NullOr(Instant),
  made: Schema.Finite,
  left: Schema.Finite,
}).annotate({ identifier: 'CalendarImport' })

export const calendar = {
  'calendar/categories/list': call({
    summary:
      'The calendars of the company, by title; `filter` matches the title. `shown`: the calendars the caller sees; null stands for entries on no calendar.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    file: { name: 'calendars', search: CategorySearch },
    input: { search: maybe(CategorySearch) },
    output: { categories: Schema.Array(CalendarCategory), shown: Schema.Array(Schema.NullOr(Schema.Finite)) },
  }),
  'calendar/categories/fetch': call({
    summary:
      'One calendar, and what deleting it would change: how many entries are on it, and the titles of the date fields that are shown on it.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    input: { catID: ID },
    output: { category: CalendarCategory, entries: Schema.Finite, dateFields: Schema.Array(Schema.String) },
    finds: { catID: 'category' },
  }),
  'calendar/categories/update': call({
    summary:
      'Creates, changes or deletes a calendar. A new one without a title is called New Calendar (New Calendar 2, …) and gets a random color. No two have the same title. Deleting (`deleteCategory`) needs the permission for settings. If there are entries on it, `moveTo` names the calendar they go to (null: No Calendar), or `deleteEntries` deletes them too; otherwise it is refused with their `count`. The values of its own custom fields are deleted, and date fields that were shown on it are shown on no calendar.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'write',
    creates: 'category.catID',
    input: { category: CategoryChange, expectedVersion: maybe(Version), clientKey: maybe(ClientKey) },
    output: { category: Schema.NullOr(CalendarCategory) },
    failures: ['category_in_use', 'conflict'],
    finds: { 'category.catID': 'category', 'category.moveTo': 'category' },
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
      'Everything on the calendars from `dateStart` to `dateEnd`, by start, 25 a page: entries, dates of custom fields, expiries of requests, days on which stores are closed. A repeating entry is listed each time it falls in a window of up to a year, once in a longer one. `calendar`: all, shown (to the caller), or one. `filter`: every word is in the title, or finds the customer it is about.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    wide: true,
    file: { name: 'calendar-entries', search: EntrySearch },
    input: { search: maybe(EntrySearch) },
    output: { entries: Schema.Array(CalendarEntry), ...listed },
  }),
  'calendar/entries/summarize': call({
    summary:
      'How many entries there are on each day from `dateStart` to `dateEnd` (at most 400 days), by calendar; null stands for no calendar. An entry counts on every day it lasts. Days without entries are left out. `calendar` as in the list.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    wide: true,
    input: { search: DaySearch },
    output: { days: Schema.Array(CalendarDay) },
  }),
  'calendar/entries/fetch': call({
    summary:
      'One entry, by `entryID`; one that another module manages, by its `itemRefKey`, for those who may see what it belongs to.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'read',
    input: { entryID: maybe(EntryID), itemRefKey: maybe(text(200)) },
    output: { entry: CalendarEntry },
    finds: { entryID: 'entry' },
  }),
  'calendar/entries/update': call({
    summary:
      'Creates an entry, changes one (omitted fields stay), or deletes it with `deleteEntry`. Both ends have a time, or neither; without an end, the entry ends when it starts. Changing a yearly entry changes every year. Moved to another calendar, an entry keeps the values of the fields both have; if others would be deleted, the call is refused with those `values`, unless `dropValues` is set. An entry on no calendar may stay on none. Deleting answers a `deletion`: sent as `putsBack` with the same calendar and values, it puts the entry back as it was, on no calendar too, and with values the user may not set. An entry of another module is refused.',
    access: 'calendar',
    feature: 'calendar',
    kind: 'write',
    creates: 'entry.itemID',
    input: {
      entry: EntryChange,
      expectedVersion: maybe(Version),
      clientKey: maybe(ClientKey),
      dropValues: maybe(Schema.Boolean),
      putsBack: maybe(text(200)),
    },
    output: { entry: Schema.NullOr(CalendarEntry), deletion: Schema.NullOr(Schema.String) },
    failures: ['managed_entry', 'values_dropped', 'conflict'],
    finds: { 'entry.itemID': 'entry', 'entry.itemCalendarID': 'category' },
  }),
  'calendar/import': call({
    summary:
      'Enters the events of a calendar file (.ics) on a calendar: titles and times, in the company’s zone. One that repeats yearly becomes one entry; other repeats become an entry for each day from a month back to a year ahead. An event that was imported before is `known` and not entered again. Events that can’t be entered are left out, and listed in `problems`. With `dryRun` nothing is changed. At most 5,000 entries.',
    access: 'calendar',
    feature: 'gcal',
    kind: 'write',
    limit: perAddress(20, 60_000),
    input: {
      catID: ID,
      ics_data: text(IMPORT_MOST_CHARACTERS),
      filename: maybe(text(200)),
      dryRun: maybe(Schema.Boolean),
    },
    output: {
      /** Null after a dry run, and when there was nothing to enter. */
      importID: Schema.NullOr(Schema.Finite),
      made: Schema.Finite,
      known: Schema.Finite,
      /** Events whose repeats became entries of their own. */
      unrolled: Schema.Finite,
      /** The first entries that were created or already known. */
      entries: Schema.Array(ImportedEntry),
      /** How many events have problems; `problems` holds the first of them. */
      problemCount: Schema.Finite,
      problems: Schema.Array(Schema.Struct({ title: Schema.String, sentence: Schema.String })),
    },
    finds: { catID: 'category' },
  }),
  'calendar/imports/list': call({
    summary:
      'The newest ten imports of calendar files; the CSV file has all. `left`: the entries that an undo would delete.',
    access: 'calendar',
    feature: 'gcal',
    kind: 'read',
    file: { name: 'calendar-imports', search: CalendarImportSearch },
    output: { imports: Schema.Array(CalendarImport) },
  }),
  'calendar/imports/undo': call({
    summary:
      'Deletes the entries of an import that nobody has changed since (`removed`); those that were changed are kept.',
    access: 'calendar',
    feature: 'gcal',
    kind: 'write',
    input: { importID: ID },
    output: { removed: Schema.Finite, kept: Schema.Finite },
    finds: { importID: 'calendar-import' },
  }),
  'calendar/feed/fetch': call({
    summary: 'The caller’s calendar feed, without its address; null if there is none.',
    access: 'calendar',
    feature: 'gcal',
    kind: 'read',
    output: { feed: Schema.NullOr(CalendarFeed) },
  }),
  'calendar/feed/update': call({
    summary:
      'Creates the caller’s calendar feed, changes it, gives it a new address (`renew`), or deletes it (`deleteFeed`). The `url` is returned only when it is new: a calendar program that has it sees the calendars shown to this user, for as long as the user may see them. With `initials`, customers appear by their initials.',
    access: 'calendar',
    feature: 'gcal',
    kind: 'write',
    input: {
      feed: Schema.Struct({
        initials: maybe(Schema.Boolean),
        renew: maybe(Schema.Boolean),
        deleteFeed: maybe(Schema.Boolean),
      }),
    },
    output: { feed: Schema.NullOr(CalendarFeed), url: Schema.optionalKey(Schema.String) },
  }),
}
