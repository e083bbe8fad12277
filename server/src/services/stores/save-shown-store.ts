import { Effect } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { type Caller, lookingBack } from '#caller.ts'
import { found } from '#failure.ts'
import { madeOnce, type Making } from '#services/made-once.ts'
import type { StoreInput } from './check-store-change.ts'
import { nextStore } from './next-store.ts'
import { saveStore, type Saving } from './save-store.ts'
import { shownStore } from './shown-store.ts'

/** Saves a store, and returns it; for a new one, also what it adds to the monthly bill. */
export const saveShownStore = Effect.fnUntraced(function* (caller: Caller, store: StoreInput, saving: Saving & Making) {
  let addsPerMonth: Cents | undefined
  const save = Effect.gen(function* () {
    if (typeof store.storeID !== 'number') addsPerMonth = yield* nextStore(caller)
    return yield* saveStore(caller, store, saving)
  })
  const storeID = yield* madeOnce(caller, { ...saving, known: store.storeID }, save)
  const mine = { ...lookingBack(caller), storeIDs: [storeID] }
  const saved = yield* found(yield* shownStore(mine, storeID), 'store')
  return { store: saved, ...(addsPerMonth !== undefined && { addsPerMonth }) }
})
