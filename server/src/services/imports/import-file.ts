import { Clock, Effect } from 'effect'
import type { Input, Output } from '@xd/core/contract/calls.ts'
import type { Mapping } from '@xd/core/domain/import/columns.ts'
import { IMPORT_MAX_BYTES, TOO_LARGE } from '@xd/core/domain/import/limits.ts'
import { wholeBook } from '@xd/core/domain/import/whole-book.ts'
import type { Caller } from '#caller.ts'
import { Database, enqueue } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, invalid } from '#failure.ts'
import { countTickets } from '#queries/import-lookups.ts'
import {
  findImport,
  findImportOfFile,
  type ImportRowStored,
  insertImport,
  importAfter,
  mappingOfStore,
  rememberMapping,
  updateImport,
} from '#queries/imports.ts'
import { audit } from '#services/audit.ts'
import { digestOf, textPieces } from '#services/text-pieces.ts'
import { dryRun } from './dry-run.ts'
import { type ReadableFile, requireReadable, type Survey, surveyRows } from './file.ts'
import { presentFile, presentWhole } from './present-imports.ts'
import { untilDone } from './until-done.ts'

type Asked = Input<'mailers/import-from-superpawn'>
type Answer = Output<'mailers/import-from-superpawn'>

/** The store's saved column mapping, overridden by this file's own. */
const mappingFor = Effect.fnUntraced(function* (caller: Caller, { storeID, mapping }: Asked) {
  const known = yield* mappingOfStore(caller, storeID)
  return { ...(JSON.parse(known ?? '{}') as Mapping), ...mapping }
})

const answered = Effect.fnUntraced(function* (
  caller: Caller,
  row: ImportRowStored,
  { file, survey }: { readonly file: ReadableFile; readonly survey: Survey },
  chosen: boolean | null,
) {
  const now = yield* Clock.currentTimeMillis
  const counts = yield* countTickets(caller, row.storeID, row.importID)
  // Tickets it has already ended are no longer missing.
  const before = { named: counts.named - row.ticketsGone, missing: counts.missing + row.ticketsGone }
  return {
    import: yield* presentWhole(caller, row, now),
    file: presentFile(file, survey, wholeBook(file.columns, chosen, before)),
  } satisfies Answer
})

/** Writes the import and its job; someone may have sent the same file at the same moment. */
const begin = Effect.fnUntraced(function* (
  caller: Caller,
  { storeID, filename, csv_data, wholeBook: chosen = null, datesFirst = null }: Asked,
  {
    fileHash,
    mapping,
    importRows,
    importedAt,
    earlier,
  }: { fileHash: string; mapping: Mapping; importRows: number; importedAt: number; earlier: number | undefined },
) {
  const { write } = yield* Database
  const { companyID, userID: importedByID } = caller
  const made = yield* write(
    Effect.gen(function* () {
      if (earlier !== undefined) yield* updateImport(caller, earlier, { repeatedAt: importedAt })
      const importID = yield* insertImport({
        companyID,
        storeID,
        filename: filename.trim(),
        fileHash,
        importedAt,
        importedByID,
        importState: 'running',
        mapping: JSON.stringify({ mapping, wholeBook: chosen, datesFirst }),
        fileText: csv_data,
        importRows,
      })
      yield* rememberMapping(caller, storeID, JSON.stringify(mapping))
      yield* audit(caller, {
        action: 'import-file',
        target: `import/${importID}`,
        detail: { filename: filename.trim(), rows: importRows },
      })
      yield* enqueue({
        companyID,
        kind: 'run-import',
        uniqueKey: `import/${importID}`,
        line: `imports/${storeID}`,
        lane: 'mass',
        payload: { importID },
      })
      return importID
    }),
  ).pipe(
    Effect.map((importID): number | undefined => importID),
    orWhenTaken(Effect.succeed(undefined)),
  )
  return made ?? (yield* findImportOfFile(caller, storeID, fileHash))!.importID
})

/** Imports a file, or reports what that would change. */
export const importFile = Effect.fnUntraced(function* (caller: Caller, asked: Asked) {
  const { csv_data, storeID, dryRun: isDryRun, wholeBook: chosen = null } = asked
  if (Buffer.byteLength(csv_data) > IMPORT_MAX_BYTES) return yield* fail('too_large', { sentence: TOO_LARGE })
  const mapping = yield* mappingFor(caller, asked)
  const file = yield* requireReadable(csv_data, mapping)
  const survey = yield* surveyRows(file, asked.datesFirst)
  const { rows: importRows, days } = survey
  const importedAt = yield* Clock.currentTimeMillis
  const fileHash = yield* digestOf(textPieces(csv_data))
  const taken = yield* findImportOfFile(caller, storeID, fileHash)
  // After a different file, the same file is news again: the book is back to its earlier state.
  const isAgain = taken !== undefined && (yield* importAfter(caller, taken)) !== undefined
  const known = isAgain ? undefined : taken
  if (known !== undefined) return yield* answered(caller, yield* untilDone(known), { file, survey }, chosen)
  if (isDryRun === true) {
    const { reason, counts } = yield* dryRun(caller, storeID, file, days.first, chosen)
    const nothingYet = { importID: null, importState: 'dry-run', rowsDone: 0, undoneAt: null, undoUntil: null } as const
    const { filename } = asked
    const facts = { storeID, filename, importedAt, importedByID: caller.userID, rows: importRows }
    return { import: { ...nothingYet, ...facts, ...counts }, file: presentFile(file, survey, reason) } satisfies Answer
  }
  if (file.lacks !== undefined) return yield* invalid({ mapping: file.lacks })
  const importID = yield* begin(caller, asked, { fileHash, mapping, importRows, importedAt, earlier: taken?.importID })
  const row = (yield* findImport(caller, importID))!
  return yield* answered(caller, yield* untilDone(row), { file, survey }, chosen)
})
