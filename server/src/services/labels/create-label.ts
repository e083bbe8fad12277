import { Effect } from 'effect'
import { randomUUID } from 'node:crypto'
import type { Input } from '@xd/core/contract/calls.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail } from '#failure.ts'
import { insertLabel } from '#queries/labels.ts'
import { checkLabelName, nameTaken } from './label-name.ts'

const DEFAULT_ICON = 'tag'

export const createLabel = Effect.fnUntraced(function* (scope: CompanyScope, label: Input<'labels/save'>['label']) {
  const { write } = yield* Database
  const { companyID } = scope
  const { labelModuleKey, labelName, labelColor, labelIcon } = label
  if (!labelModuleKey) return yield* fail('invalid_input', { fields: { 'label.labelModuleKey': 'Missing key' } })
  yield* write((tx) =>
    Effect.gen(function* () {
      const name = yield* checkLabelName(tx, scope, labelModuleKey, labelName ?? '')
      const row = {
        companyID,
        labelKey: randomUUID(),
        ...name,
        labelColor: (labelColor ?? randomLabelColor(Math.random)).toLowerCase(),
        labelIcon: labelIcon?.trim() || DEFAULT_ICON,
        labelModuleKey,
      }
      yield* tx.query((db) => insertLabel(db, row)).pipe(orWhenTaken(nameTaken))
      tx.emit('reload_labels', {}, { companyID })
    }),
  )
})
