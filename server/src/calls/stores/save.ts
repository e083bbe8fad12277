import { Clock, Effect } from 'effect'
import { lookingBack } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findStore } from '#queries/stores.ts'
import { nextStore } from '#services/stores/next-store.ts'
import { presentStores } from '#services/stores/present-store.ts'
import { saveStore } from '#services/stores/save-store.ts'

export const save = handle(
  'stores/save',
  Effect.fnUntraced(function* ({ store, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.fnUntraced(function* (tx) {
        const isNew = typeof store.storeID !== 'number'
        const addsPerMonth = isNew ? yield* tx.query((db) => nextStore(db, caller)) : undefined
        const storeID = yield* saveStore(tx, caller, store, { at, expectedVersion: expectedVersion ?? undefined })
        const mine = { ...lookingBack(caller), storeIDs: [storeID] }
        const row = yield* found(yield* tx.query((db) => findStore(db, mine, storeID)), 'store')
        const [saved] = yield* tx.query((db) => presentStores(db, caller, [row]))
        return { store: saved!, ...(addsPerMonth !== undefined && { addsPerMonth }) }
      }),
    )
  }),
)
