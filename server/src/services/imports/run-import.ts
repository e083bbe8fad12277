import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import { Effect } from 'effect'
import type { ProblemCode } from '@xd/core/domain/import/problems.ts'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import type { Mapping } from '@xd/core/domain/import/columns.ts'
import { openFile } from '@xd/core/domain/import/file.ts'
import { Database, emit } from '#db/database.ts'
import { problemsOf } from '#queries/import-pieces.ts'
import { systemStores } from './scope.ts'
import { fileOfImport, findImport, type ImportRowStored, updateImport } from '#queries/imports.ts'
import { endUnnamed } from './end-unnamed.ts'
import { numbersIn, pieceOf, type ReadableFile, readRows, surveyRows } from './file.ts'
import { inSlices } from '#services/in-slices.ts'
import { planPiece } from './plan-piece.ts'
import { importProgress } from './progress.ts'
import { nothingSeen, seeAgain } from './seen.ts'
import { missRewrites } from '#services/rewrites/sightings/miss.ts'
import { notice, type Watch, watchStore } from '#services/rewrites/sightings/watch.ts'
import { writePiece } from './write-piece.ts'

/** The user's choices for the file. */
export interface Said {
  readonly mapping: Mapping
  readonly wholeBook: boolean | null
  readonly datesFirst?: FirstPart | null
}

const takeRows = Effect.fnUntraced(function* (
  imported: ImportRowStored,
  file: ReadableFile,
  datesFirst: FirstPart | null | undefined,
  watch: Watch,
) {
  const { write } = yield* Database
  const scope = systemStores(imported)
  const said = imported.rowsDone === 0 ? [] : yield* problemsOf(scope, imported.importID, Infinity)
  const saidOf = groupBy(
    said,
    ([line]) => line,
    ([, code]) => code as ProblemCode,
  )
  const seen = nothingSeen()
  const { days } = yield* Effect.orDie(surveyRows(file, datesFirst))
  const rows = readRows(file, days.first)
  yield* Effect.promise(() =>
    inSlices(
      rows,
      (row) => {
        notice(watch, numbersIn(row))
        seeAgain(seen, row, saidOf.get(row.line) ?? [])
      },
      imported.rowsDone,
    ),
  )
  const tell = importProgress(imported, 'running')
  let { rowsDone } = imported
  for (;;) {
    const piece = yield* pieceOf(rows)
    if (piece.length === 0) return
    for (const row of piece) notice(watch, numbersIn(row))
    rowsDone += piece.length
    yield* write(
      Effect.gen(function* () {
        const current = (yield* findImport(scope, imported.importID))!
        const plan = yield* planPiece(scope, imported.storeID, piece, seen)
        yield* writePiece(scope, current, plan, watch, rowsDone)
        yield* tell(rowsDone, imported.importRows)
      }),
    )
  }
})

const finish = Effect.fnUntraced(function* ({ importID, ...of }: ImportRowStored, missed: Watch | undefined) {
  const { write } = yield* Database
  const { companyID, storeID } = of
  yield* write(
    Effect.gen(function* () {
      yield* updateImport(of, importID, { importState: 'finished', fileText: null })
      if (missed !== undefined) yield* missRewrites(systemStores(of), { importID, ...of }, missed)
      const total = of.importRows
      const progress = { processID: `import/${importID}`, processKind: 'import', done: total, total } as const
      yield* emit('process_progress', { ...progress, state: 'finished' }, { companyID, storeID })
      yield* emit('reload_tickets', {}, { companyID, storeID })
    }),
  )
})

/** Imports a file, continuing where it left off if the server was stopped meanwhile. */
export const runImport = Effect.fnUntraced(function* (companyID: number, importID: number) {
  const imported = yield* findImport({ companyID }, importID)
  const text = yield* fileOfImport({ companyID }, importID)
  if (imported === undefined || imported.importState !== 'running' || text === null) return
  const said = JSON.parse(imported.mapping) as Said
  const file = openFile(text, said.mapping)
  // It could be read when it was accepted.
  if (!file.ok) return yield* Effect.die(new Error(file.reason))
  const scope = systemStores(imported)
  const watch = yield* watchStore(scope, imported.storeID)
  yield* takeRows(imported, file, said.datesFirst, watch)
  // A file of part of the book says nothing about the rest.
  const isWhole = yield* endUnnamed(scope, imported, file, said.wholeBook)
  yield* finish(imported, isWhole ? watch : undefined)
})
