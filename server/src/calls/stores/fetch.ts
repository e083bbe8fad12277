import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findStore } from '#queries/stores.ts'
import { presentStores } from '#services/stores/present-store.ts'

export const fetch = handle(
  'stores/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    const { read } = yield* Database
    const row = yield* found(yield* read((db) => findStore(db, caller, storeID)), 'store')
    const [store] = yield* read((db) => presentStores(db, caller, [row]))
    return { store: yield* found(store, 'store') }
  }),
)
