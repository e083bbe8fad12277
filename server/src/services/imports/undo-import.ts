import { Clock, Effect } from 'effect'
import { importCan } from '@xd/core/domain/import/undo.ts'
import type { Caller } from '#caller.ts'
import { Database, enqueue } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { findImport, importAfter, moveImport } from '#queries/imports.ts'
import { audit } from '#services/audit.ts'
import { presentWhole } from './present-imports.ts'
import { untilDone } from './until-done.ts'

/** Undoes an import. Repeating it for one that is being or has been undone changes nothing. */
export const undoImport = Effect.fnUntraced(function* (caller: Caller, importID: number) {
  const { write } = yield* Database
  const { companyID } = caller
  const now = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const row = yield* found(yield* findImport(caller, importID), 'import')
      if (row.importState === 'undoing' || row.importState === 'undone') return
      const can = importCan.undo(row, now, yield* importAfter(caller, row))
      if (!can.ok) return yield* fail('not_undoable', { sentence: can.reason })
      if (!(yield* moveImport(caller, importID, 'finished', 'undoing'))) return
      const detail = { filename: row.filename, rows: row.importRows }
      yield* audit(caller, { action: 'import-undo', target: `import/${importID}`, detail })
      yield* enqueue({
        companyID,
        kind: 'undo-import',
        uniqueKey: `undo-import/${importID}`,
        line: `imports/${row.storeID}`,
        lane: 'mass',
        payload: { importID },
      })
    }),
  )
  const row = yield* found(yield* findImport(caller, importID), 'import')
  const done = yield* untilDone(row)
  return { import: yield* presentWhole(caller, done, now) }
})
