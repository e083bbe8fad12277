import { Effect } from 'effect'
import { changedLabels } from '@xd/core/domain/label/changed-labels.ts'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { CompanyScope } from '#db/scope.ts'
import { requireLabels } from './require-labels.ts'

interface Choice {
  readonly chosen: readonly number[]
  /** The labels it was made from. */
  readonly seen: readonly number[] | null | undefined
  readonly now: readonly number[]
}

/** The new labels of a locked record; `not_found` if a chosen label is not one of its kind. */
export const chosenLabels = Effect.fnUntraced(function* (
  scope: CompanyScope,
  module: LabelModule,
  { chosen, seen, now }: Choice,
) {
  return changedLabels(yield* requireLabels(scope, module, chosen), seen, now)
})
