import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findStore } from '#queries/stores.ts'
import { presentStore } from '#services/stores/present-store.ts'

export const fetch = handle(
  'stores/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    const { read } = yield* Database
    return { store: presentStore(yield* found(yield* read((db) => findStore(db, caller, storeID)))) }
  }),
)
