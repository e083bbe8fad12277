import { Schema } from 'effect'
import { CustomFields, LocalDay, LocalDateTime } from '#contract/value.ts'

const EntryDate = Schema.Union([LocalDay, LocalDateTime])

/** One occurrence of an entry: what repeats every year stands once for each time that it occurs. */
export const CalendarEntry = Schema.Struct({
  /** Null of an entry that another module manages: its `itemRefKey` names it. */
  itemID: Schema.NullOr(Schema.Finite),
  itemTitle: Schema.String,
  /** Null: on no calendar. */
  itemCalendarID: Schema.NullOr(Schema.Finite),
  /** As it was entered, in the company's zone; of what repeats, the first time. */
  itemDateStart: EntryDate,
  itemDateEnd: EntryDate,
  itemRepeat: Schema.NullOr(Schema.Literal('year')),
  itemCustomFields: CustomFields,
  itemRefKey: Schema.NullOr(Schema.String),
  /** The days of this occurrence, both included. */
  occursFrom: LocalDay,
  occursTo: LocalDay,
}).annotate({ identifier: 'CalendarEntry' })
