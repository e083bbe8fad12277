import { Schema } from 'effect'
import { FIRST_PARTS } from '#domain/import/cell-day.ts'
import { IMPORT_FIELD_NAMES } from '#domain/import/fields.table.ts'
import { PROBLEM_CODES } from '#domain/import/problems.ts'
import { SHOWN_IMPORT_STATES } from '#domain/import/state.ts'
import { Instant } from '#contract/value.ts'

const ImportProblem = Schema.Struct({
  /** As an editor counts lines: the titles are line 1. */
  row: Schema.Finite,
  code: Schema.Literals(PROBLEM_CODES),
  sentence: Schema.String,
}).annotate({ identifier: 'ImportProblem' })

const ImportColumn = Schema.Struct({
  header: Schema.String,
  /** What it holds; null if it is not imported. */
  field: Schema.NullOr(Schema.Literals(IMPORT_FIELD_NAMES)),
})

export const Import = Schema.Struct({
  /** Null for a dry run. */
  importID: Schema.NullOr(Schema.Finite),
  storeID: Schema.Finite,
  filename: Schema.String,
  importedAt: Instant,
  importedByID: Schema.Finite,
  importState: Schema.Literals(SHOWN_IMPORT_STATES),
  /** Rows of the file after its titles, and how many of them are done. */
  rows: Schema.Finite,
  rowsDone: Schema.Finite,
  /** Customers added, and those already here. */
  made: Schema.Finite,
  matched: Schema.Finite,
  /** Rows left out. */
  skipped: Schema.Finite,
  problemCount: Schema.Finite,
  /** The first thousand; empty in a list of imports. */
  problems: Schema.Array(ImportProblem),
  diff: Schema.Struct({
    customersMade: Schema.Finite,
    customersChanged: Schema.Finite,
    ticketsMade: Schema.Finite,
    ticketsChanged: Schema.Finite,
    ticketsGone: Schema.Finite,
  }),
  undoneAt: Schema.NullOr(Instant),
  /** Until when it can be undone; null if it can't be. */
  undoUntil: Schema.NullOr(Instant),
}).annotate({ identifier: 'Import' })

/** A file's layout, so that a user can say which column holds what. */
export const ImportFile = Schema.Struct({
  columns: Schema.Array(ImportColumn),
  /** The first rows, cell by cell. */
  samples: Schema.Array(Schema.Array(Schema.String)),
  /** Why it can't be imported until a user says which column holds what. */
  lacks: Schema.NullOr(Schema.String),
  /** How its dates are read, if that is ambiguous. */
  dates: Schema.NullOr(Schema.String),
  /** Whether its dates begin with the month or the day; null if it has no such dates. */
  datesFirst: Schema.NullOr(Schema.Literals(FIRST_PARTS)),
  /** What happens to active tickets that the file doesn't name. */
  book: Schema.NullOr(Schema.Struct({ isWhole: Schema.Boolean, sentence: Schema.String })),
}).annotate({ identifier: 'ImportFile' })
