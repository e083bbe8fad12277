import { Schema } from 'effect'
import { IMPORT_FIELD_NAMES } from '#domain/import/fields.table.ts'
import { PROBLEM_CODES } from '#domain/import/problems.ts'
import { IMPORT_STATES } from '#domain/import/state.ts'
import { Instant } from '#contract/value.ts'

export const ImportProblem = Schema.Struct({
  /** As an editor counts lines: the titles are line 1. */
  row: Schema.Finite,
  code: Schema.Literals(PROBLEM_CODES),
  sentence: Schema.String,
}).annotate({ identifier: 'ImportProblem' })

const ImportColumn = Schema.Struct({
  header: Schema.String,
  /** What it holds; null: nothing that is taken in. */
  field: Schema.NullOr(Schema.Literals(IMPORT_FIELD_NAMES)),
})

export const Import = Schema.Struct({
  /** Null in a dry run. */
  importID: Schema.NullOr(Schema.Finite),
  storeID: Schema.Finite,
  filename: Schema.String,
  importedAt: Instant,
  importedByID: Schema.Finite,
  importState: Schema.Literals(IMPORT_STATES),
  /** Rows of the file without its titles, and how many of them are done. */
  rows: Schema.Finite,
  rowsDone: Schema.Finite,
  /** Customers who were added, and those who were already here. */
  made: Schema.Finite,
  matched: Schema.Finite,
  /** Rows that were left out. */
  skipped: Schema.Finite,
  problemCount: Schema.Finite,
  /** The first thousand; a list of imports has none of them. */
  problems: Schema.Array(ImportProblem),
  diff: Schema.Struct({
    customersMade: Schema.Finite,
    customersChanged: Schema.Finite,
    ticketsMade: Schema.Finite,
    ticketsChanged: Schema.Finite,
    ticketsGone: Schema.Finite,
  }),
  undoneAt: Schema.NullOr(Instant),
  /** Until when it can be undone; null if it can't. */
  undoUntil: Schema.NullOr(Instant),
}).annotate({ identifier: 'Import' })

/** What a file looks like, to say which column holds what. */
export const ImportFile = Schema.Struct({
  columns: Schema.Array(ImportColumn),
  /** The first rows, cell by cell. */
  samples: Schema.Array(Schema.Array(Schema.String)),
  /** Why it can't be imported before someone says which column holds what. */
  lacks: Schema.NullOr(Schema.String),
  /** What becomes of active tickets that the file doesn't name. */
  book: Schema.NullOr(Schema.Struct({ isWhole: Schema.Boolean, sentence: Schema.String })),
}).annotate({ identifier: 'ImportFile' })
