import { Clock, Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { findImport, type ImportRowStored } from '#queries/imports.ts'

/** If nothing has moved for this long, the caller gets the progress so far and the job continues. */
const STALLED_MS = 3 * SECOND_MS
const LOOK_MS = 40

const isBusy = ({ importState }: ImportRowStored) => importState === 'running' || importState === 'undoing'

/** The import as its job left it. */
export const untilDone = Effect.fnUntraced(function* (imported: ImportRowStored) {
  let row = imported
  let until = (yield* Clock.currentTimeMillis) + STALLED_MS
  while (isBusy(row) && (yield* Clock.currentTimeMillis) < until) {
    yield* Effect.sleep(LOOK_MS)
    const next = (yield* findImport(imported, imported.importID)) ?? row
    if (next.rowsDone !== row.rowsDone) until = (yield* Clock.currentTimeMillis) + STALLED_MS
    row = next
  }
  return row
})
