import { Effect } from 'effect'
import { randomUUID } from 'node:crypto'
import type { Input } from '@xd/core/contract/calls.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { invalid } from '#failure.ts'
import { insertLabel } from '#queries/labels.ts'
import { audit } from '#services/audit.ts'
import { type ClientKey, madeOnce } from '#services/made-once.ts'
import { checkLabelName, nameTaken } from './label-name.ts'

const DEFAULT_ICON = 'tag'

export const createLabel = Effect.fnUntraced(function* (
  caller: Caller,
  label: Input<'labels/save'>['label'],
  clientKey: ClientKey,
) {
  const { write } = yield* Database
  const { companyID } = caller
  const { labelModuleKey, labelName, labelColor, labelIcon } = label
  if (!labelModuleKey) return yield* invalid({ 'label.labelModuleKey': 'Missing key' })
  const make = () =>
    Effect.gen(function* () {
      const name = yield* checkLabelName(caller, labelModuleKey, labelName ?? '')
      const row = {
        companyID,
        labelKey: randomUUID(),
        ...name,
        labelColor: (labelColor ?? randomLabelColor(Math.random)).toLowerCase(),
        labelIcon: labelIcon?.trim() || DEFAULT_ICON,
        labelModuleKey,
      }
      const labelID = yield* insertLabel(row).pipe(orWhenTaken(nameTaken))
      const detail = { labelName: row.labelName, labelModuleKey }
      yield* audit(caller, { action: 'label-save', target: `label/${labelID}`, detail })
      yield* emit('reload_labels', {}, { companyID })
      return labelID
    })
  yield* write(madeOnce(caller, { call: 'labels/save', clientKey }, make()))
})
