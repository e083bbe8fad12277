import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, found } from '#failure.ts'
import { lockLabel, updateLabel } from '#queries/labels.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'
import { checkLabelName, nameTaken } from './label-name.ts'

/** Changes a label's name, color or icon. It stays in its module, where everything it is on belongs. */
export const changeLabel = Effect.fnUntraced(function* (
  scope: CompanyScope,
  labelID: number,
  label: Input<'labels/save'>['label'],
  expectedVersion: ExpectedVersion,
) {
  const { write } = yield* Database
  const { companyID } = scope
  const { labelModuleKey, labelName, labelColor, labelIcon } = label
  yield* write((tx) =>
    Effect.gen(function* () {
      const before = yield* found(yield* tx.query((db) => lockLabel(db, scope, labelID)), 'label')
      yield* requireVersion(expectedVersion, before.labelVersion)
      if (labelModuleKey && labelModuleKey !== before.labelModuleKey)
        return yield* fail('invalid_input', {
          fields: { 'label.labelModuleKey': 'A label can’t move to another module' },
        })
      const name = yield* checkLabelName(tx, scope, before.labelModuleKey, labelName ?? before.labelName, labelID)
      const looks = {
        labelColor: (labelColor ?? before.labelColor).toLowerCase(),
        labelIcon: labelIcon?.trim() || before.labelIcon,
      }
      const change = { ...name, ...looks, labelVersion: before.labelVersion + 1 }
      yield* tx.query((db) => updateLabel(db, scope, labelID, change)).pipe(orWhenTaken(nameTaken))
      tx.emit('reload_labels', {}, { companyID })
    }),
  )
})
