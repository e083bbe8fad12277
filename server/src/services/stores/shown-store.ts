import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findStore } from '#queries/stores.ts'
import { presentStores } from './present-store.ts'

/** A store as the API shows it; undefined if it is out of the scope's reach. */
export const shownStore = query(async (db: Db, scope: CompanyScope, storeID: number) => {
  const row = await findStore(db, scope, storeID)
  return row && (await presentStores(db, scope, [row]))[0]
})
