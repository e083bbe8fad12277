import { Effect } from 'effect'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { knownLabels } from '#queries/labels.ts'

const LABEL_GONE = 'A label was not found. It may have been deleted.'

/** The labels, each once; `not_found` when one of them is not the company's or was made for another module. */
export const requireLabels = Effect.fnUntraced(function* (
  tx: Tx,
  scope: CompanyScope,
  module: LabelModule,
  labels: readonly number[],
) {
  const labelIDs = [...new Set(labels)]
  const known = yield* tx.query((db) => knownLabels(db, scope, module, labelIDs))
  return known.length < labelIDs.length ? yield* fail('not_found', { sentence: LABEL_GONE }) : known
})
