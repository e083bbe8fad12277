import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { findStore } from '#queries/stores.ts'
import { presentStores } from './present-store.ts'

/** A store as the API shows it; undefined if it is out of the scope's reach. */
export const shownStore = Effect.fnUntraced(function* (scope: CompanyScope, storeID: number) {
  const row = yield* findStore(scope, storeID)
  return row && (yield* presentStores(scope, [row]))[0]
})
