import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { deleteLabel, findLabel } from '#queries/labels.ts'
import { audit } from '#services/audit.ts'

/** Deletes a label, everywhere it is used. */
export const removeLabel = Effect.fnUntraced(function* (
  caller: Caller,
  labelID: number | null | undefined,
  at: number,
) {
  const { write } = yield* Database
  yield* write((tx) =>
    Effect.gen(function* () {
      const { labelName, labelModuleKey } = yield* found(
        yield* tx.query((db) => findLabel(db, caller, labelID ?? 0)),
        'label',
      )
      yield* tx.query((db) => deleteLabel(db, caller, labelID ?? 0))
      yield* audit(tx, caller, {
        at,
        action: 'label-delete',
        target: `label/${labelID}`,
        detail: { labelName, labelModuleKey },
      })
      tx.emit('reload_labels', {}, { companyID: caller.companyID })
    }),
  )
})
