import { Effect } from 'effect'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import { LABEL_NAME_ERRORS, validateLabelName } from '@xd/core/domain/label/validate.ts'
import { nameKey } from '@xd/core/domain/text/visible.ts'
import type { CompanyScope } from '#db/scope.ts'
import { invalid } from '#failure.ts'
import { labelsOfModule } from '#queries/labels.ts'

const refuse = (sentence: string) => invalid({ 'label.labelName': sentence })

/** If two users choose the same name at the same time, the second gets an error. */
export const nameTaken = refuse(LABEL_NAME_ERRORS.exists)

/** A label's name as stored, or the spec's sentence about what is wrong with it. */
export const checkLabelName = Effect.fnUntraced(function* (
  scope: CompanyScope,
  module: LabelModule,
  name: string,
  self?: number,
) {
  const existing = yield* labelsOfModule(scope, module)
  const check = validateLabelName(name, existing, self)
  if (!check.ok) return yield* refuse(check.error)
  return { labelName: name.trim(), labelNameFold: nameKey(name) }
})
