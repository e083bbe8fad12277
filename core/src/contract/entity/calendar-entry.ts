import { Schema } from 'effect'
import { CustomFields, ID, LocalDay, LocalDateTime, maybe, text } from '#contract/value.ts'

export const EntryDate = Schema.Union([LocalDay, LocalDateTime])

/** One occurrence of an entry: a yearly entry is listed once per occurrence. */
export const CalendarEntry = Schema.Struct({
  /** Null for an entry managed by another module, which `itemRefKey` names. */
  itemID: Schema.NullOr(Schema.Finite),
  itemTitle: Schema.String,
  /** Null if it is on no calendar. */
  itemCalendarID: Schema.NullOr(Schema.Finite),
  /** As entered, in the company's zone; for a repeating entry, the first time. */
  itemDateStart: EntryDate,
  itemDateEnd: EntryDate,
  itemRepeat: Schema.NullOr(Schema.Literal('year')),
  itemCustomFields: CustomFields,
  itemRefKey: Schema.NullOr(Schema.String),
  /** Counts the saves; sent back as `expectedVersion`. Null for an entry managed by another module. */
  itemVersion: Schema.NullOr(Schema.Finite),
  /** The days of this occurrence, both included. */
  occursFrom: LocalDay,
  occursTo: LocalDay,
}).annotate({ identifier: 'CalendarEntry' })

/** An entry's ID. An entry managed by another module has only its reference key, which is accepted instead. */
export const EntryID = Schema.Union([text(200).check(Schema.isPattern(/\//)), ID])

export const EntryChange = Schema.Struct({
  /** Without one, an entry is created: it needs a calendar and a start. */
  itemID: maybe(EntryID),
  itemTitle: maybe(text(200)),
  itemCalendarID: maybe(ID),
  itemDateStart: maybe(EntryDate),
  itemDateEnd: maybe(EntryDate),
  itemRepeat: maybe(Schema.Literal('year')),
  /** A posted value replaces the old one, null deletes it, the others stay. */
  itemCustomFields: maybe(CustomFields),
  itemRefKey: maybe(text(200)),
  deleteEntry: maybe(Schema.Boolean),
}).annotate({ identifier: 'EntryChange' })

/** How many entries there are on a day, by calendar. */
export const CalendarDay = Schema.Struct({
  day: LocalDay,
  counts: Schema.Array(Schema.Struct({ catID: Schema.NullOr(Schema.Finite), count: Schema.Finite })),
}).annotate({ identifier: 'CalendarDay' })
