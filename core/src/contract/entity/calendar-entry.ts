import { Schema } from 'effect'
import { CustomFields, LocalDay, LocalDateTime } from '#contract/value.ts'

const EntryDate = Schema.Union([LocalDay, LocalDateTime])

/** One occurrence of an entry: a yearly entry is listed once per occurrence. */
export const CalendarEntry = Schema.Struct({
  /** Null for an entry managed by another module, which `itemRefKey` names. */
  itemID: Schema.NullOr(Schema.Finite),
  itemTitle: Schema.String,
  /** Null: on no calendar. */
  itemCalendarID: Schema.NullOr(Schema.Finite),
  /** As entered, in the company's zone; for a repeating entry, the first time. */
  itemDateStart: EntryDate,
  itemDateEnd: EntryDate,
  itemRepeat: Schema.NullOr(Schema.Literal('year')),
  itemCustomFields: CustomFields,
  itemRefKey: Schema.NullOr(Schema.String),
  /** The days of this occurrence, both included. */
  occursFrom: LocalDay,
  occursTo: LocalDay,
}).annotate({ identifier: 'CalendarEntry' })
