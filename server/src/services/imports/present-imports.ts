import type { Import, ImportFile } from '@xd/core/contract/entity/import.ts'
import { cellText } from '@xd/core/domain/import/cells.ts'
import { type ProblemCode, problemSentence } from '@xd/core/domain/import/problems.ts'
import { importCan, undoUntil } from '@xd/core/domain/import/undo.ts'
import { BOOK_SENTENCES, type BookReason, isWhole } from '@xd/core/domain/import/whole-book.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { problemsOf } from '#queries/import-pieces.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import type { ReadableFile, Survey } from './file.ts'

type Shown = typeof Import.Type

/** More than anyone reads; `problemCount` says how many there are. */
export const MOST_PROBLEMS = 1_000
const LONGEST_SAMPLE = 60

export const presentProblems = (problems: readonly (readonly [number, string])[]): Shown['problems'] =>
  problems.map(([row, code]) => ({
    row,
    code: code as ProblemCode,
    sentence: problemSentence(code as ProblemCode),
  }))

export const presentImport = (row: ImportRowStored, now: number, problems: Shown['problems'] = []): Shown => ({
  importID: row.importID,
  storeID: row.storeID,
  filename: row.filename,
  importedAt: row.importedAt,
  importedByID: row.importedByID,
  importState: row.importState,
  rows: row.importRows,
  rowsDone: row.rowsDone,
  made: row.made,
  matched: row.matched,
  skipped: row.skipped,
  problemCount: row.problemCount,
  problems,
  diff: {
    customersMade: row.made,
    customersChanged: row.customersChanged,
    ticketsMade: row.ticketsMade,
    ticketsChanged: row.ticketsChanged,
    ticketsGone: row.ticketsGone,
  },
  undoneAt: row.undoneAt,
  undoUntil: importCan.undo(row, now).ok ? undoUntil(row) : null,
})

export const presentWhole = query(
  async (db: Db, scope: CompanyScope, row: ImportRowStored, now: number): Promise<Shown> =>
    presentImport(row, now, presentProblems(await problemsOf(db, scope, row.importID, MOST_PROBLEMS))),
)

/** The first rows of a file, cell by cell. */
export const presentSamples = ({ samples }: Survey): string[][] =>
  samples.map(({ cells }) => cells.map((cell) => cellText(cell).slice(0, LONGEST_SAMPLE)))

export const presentFile = (file: ReadableFile, survey: Survey, book: BookReason | null): typeof ImportFile.Type => ({
  columns: file.columns,
  samples: presentSamples(survey),
  lacks: file.lacks ?? null,
  dates: survey.days.sentence,
  datesFirst: survey.days.matters ? survey.days.first : null,
  book: book === null ? null : { isWhole: isWhole(book), sentence: BOOK_SENTENCES[book] },
})
