import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { found, invalid } from '#failure.ts'
import { lockLabel, updateLabel } from '#queries/labels.ts'
import { audit } from '#services/audit.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'
import { checkLabelName, nameTaken } from './label-name.ts'

/** Changes a label's name, color or icon. It stays in its module, where everything it is on belongs. */
export const changeLabel = Effect.fnUntraced(function* (
  caller: Caller,
  labelID: number,
  label: Input<'labels/save'>['label'],
  expectedVersion: ExpectedVersion,
) {
  const { write } = yield* Database
  const { companyID } = caller
  const { labelModuleKey, labelName, labelColor, labelIcon } = label
  yield* write(
    Effect.gen(function* () {
      const before = yield* found(yield* lockLabel(caller, labelID), 'label')
      yield* requireVersion(expectedVersion, before.labelVersion)
      if (labelModuleKey && labelModuleKey !== before.labelModuleKey)
        return yield* invalid({ 'label.labelModuleKey': 'A label can’t move to another module' })
      const name = yield* checkLabelName(caller, before.labelModuleKey, labelName ?? before.labelName, labelID)
      const looks = {
        labelColor: (labelColor ?? before.labelColor).toLowerCase(),
        labelIcon: labelIcon?.trim() || before.labelIcon,
      }
      const change = { ...name, ...looks, labelVersion: before.labelVersion + 1 }
      yield* updateLabel(caller, labelID, change).pipe(orWhenTaken(nameTaken))
      const set = whatDiffers(before, { labelName: name.labelName, ...looks })
      const detail = { labelName: before.labelName, set }
      yield* audit(caller, { action: 'label-save', target: `label/${labelID}`, detail })
      yield* emit('reload_labels', {}, { companyID })
    }),
  )
})
