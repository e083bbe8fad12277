import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { deleteLabel, lockLabel } from '#queries/labels.ts'
import { audit } from '#services/audit.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'

/** Deletes a label, everywhere it is used. */
export const removeLabel = Effect.fnUntraced(function* (
  caller: Caller,
  labelID: number | null | undefined,
  expectedVersion: ExpectedVersion,
) {
  const { write } = yield* Database
  yield* write(
    Effect.gen(function* () {
      const { labelName, labelModuleKey, labelVersion } = yield* found(yield* lockLabel(caller, labelID ?? 0), 'label')
      yield* requireVersion(expectedVersion, labelVersion)
      yield* deleteLabel(caller, labelID ?? 0)
      yield* audit(caller, {
        action: 'label-delete',
        target: `label/${labelID}`,
        detail: { labelName, labelModuleKey },
      })
      yield* emit('reload_labels', {}, { companyID: caller.companyID })
    }),
  )
})
