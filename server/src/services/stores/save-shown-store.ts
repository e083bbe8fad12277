import { Effect } from 'effect'
import { type Caller, lookingBack } from '#caller.ts'
import type { Tx } from '#db/database.ts'
import { found } from '#failure.ts'
import type { StoreInput } from './check-store-change.ts'
import { nextStore } from './next-store.ts'
import { saveStore, type Saving } from './save-store.ts'
import { shownStore } from './shown-store.ts'

/** Saves a store, and returns it; for a new one, also what it adds to the monthly bill. */
export const saveShownStore = Effect.fnUntraced(function* (tx: Tx, caller: Caller, store: StoreInput, saving: Saving) {
  const isNew = typeof store.storeID !== 'number'
  const addsPerMonth = isNew ? yield* tx.query((db) => nextStore(db, caller)) : undefined
  const storeID = yield* saveStore(tx, caller, store, saving)
  const mine = { ...lookingBack(caller), storeIDs: [storeID] }
  const saved = yield* found(yield* tx.query((db) => shownStore(db, mine, storeID)), 'store')
  return { store: saved, ...(addsPerMonth !== undefined && { addsPerMonth }) }
})
