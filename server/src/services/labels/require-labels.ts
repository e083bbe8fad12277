import { Effect } from 'effect'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { CompanyScope } from '#db/scope.ts'
import { missing } from '#failure.ts'
import { knownLabels } from '#queries/labels.ts'

/** The labels, each once; `not_found` if one of them is not the company's or belongs to another module. */
export const requireLabels = Effect.fnUntraced(function* (
  scope: CompanyScope,
  module: LabelModule,
  labels: readonly number[],
) {
  const labelIDs = [...new Set(labels)]
  const known = yield* knownLabels(scope, module, labelIDs)
  return known.length < labelIDs.length ? yield* missing('label') : known
})
