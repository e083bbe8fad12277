import { Schema } from 'effect'

export const CalendarCategory = Schema.Struct({
  catID: Schema.Finite,
  catTitle: Schema.String,
  catColor: Schema.String,
  /** Derived from `catColor`: readable on it and distinct from it. */
  catTextColor: Schema.String,
  catBorderColor: Schema.String,
}).annotate({ identifier: 'CalendarCategory' })
