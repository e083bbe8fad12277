import { Clock, Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { Database } from '#db/database.ts'
import { findImport, type ImportRowStored } from '#queries/imports.ts'

/** After this a caller is told how far it is; the job goes on. */
const PATIENCE_MS = 100 * SECOND_MS
const LOOK_MS = 40

const isBusy = ({ importState }: ImportRowStored) => importState === 'running' || importState === 'undoing'

/** The import as its job has left it. */
export const untilDone = Effect.fnUntraced(function* (imported: ImportRowStored) {
  const { read } = yield* Database
  const until = (yield* Clock.currentTimeMillis) + PATIENCE_MS
  let row = imported
  while (isBusy(row) && (yield* Clock.currentTimeMillis) < until) {
    yield* Effect.sleep(LOOK_MS)
    row = (yield* read((db) => findImport(db, imported, imported.importID))) ?? row
  }
  return row
})
