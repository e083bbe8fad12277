import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { insertAudit } from '#queries/audit.ts'
import { deleteLabel, findLabel } from '#queries/labels.ts'

/** Removes a label from every entry ever. */
export const removeLabel = Effect.fnUntraced(function* (caller: Caller, labelID: number | null | undefined, at: number) {
  const { write } = yield* Database
  const { companyID, userID, ip } = caller
  yield* write((tx) =>
    Effect.gen(function* () {
      const { labelName, labelModuleKey } = yield* found(yield* tx.query((db) => findLabel(db, caller, labelID ?? 0)))
      yield* tx.query(async (db) => {
        await deleteLabel(db, caller, labelID ?? 0)
        const detail = JSON.stringify({ labelName, labelModuleKey })
        await insertAudit(db, { companyID, at, actorUserID: userID, subjectUserID: userID, action: 'label-delete', target: `label/${labelID}`, detail, ip })
      })
      tx.emit('reload_labels', {}, { companyID })
    }),
  )
})
