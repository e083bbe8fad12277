import { Schema } from 'effect'
import { Color, ID, maybe, text } from '#contract/value.ts'

export const CalendarCategory = Schema.Struct({
  catID: Schema.Finite,
  catTitle: Schema.String,
  catColor: Schema.String,
  /** Derived from `catColor`: readable on it and distinct from it. */
  catTextColor: Schema.String,
  catBorderColor: Schema.String,
  /** Counts the saves; sent back as `expectedVersion`. */
  catVersion: Schema.Finite,
}).annotate({ identifier: 'CalendarCategory' })

export const CategoryChange = Schema.Struct({
  catID: maybe(ID),
  catTitle: maybe(text(200)),
  catColor: maybe(Color),
  deleteCategory: maybe(Schema.Boolean),
  /** The calendar its entries move to; null for none. */
  moveTo: maybe(ID),
  deleteEntries: maybe(Schema.Boolean),
}).annotate({ identifier: 'CategoryChange' })
