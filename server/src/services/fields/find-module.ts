import { Effect } from 'effect'
import type { Feature } from '@xd/core/domain/access/features.ts'
import { isFieldModule } from '@xd/core/domain/fields/definition.ts'
import type { Caller } from '#caller.ts'
import { found, missing } from '#failure.ts'
import { findCategory } from '#queries/calendar-categories.ts'
import { requireFeature } from '#services/require-feature.ts'

/** Modules that a company may not have. */
const FEATURES: Readonly<Record<string, Feature>> = { payments: 'payments', calendar: 'calendar' }

/** The module with an id; `not_found` if there is none, or if it is a calendar the company does not have. */
export const findFieldModule = Effect.fnUntraced(function* (caller: Caller, moduleID: string) {
  if (!isFieldModule(moduleID)) return yield* missing('fields')
  const [name, catID] = moduleID.split('/')
  const feature = FEATURES[name!]
  if (feature) yield* requireFeature(caller, feature)
  if (catID !== undefined) {
    yield* found(yield* findCategory(caller, Number(catID)), 'category')
  }
  return moduleID
})
