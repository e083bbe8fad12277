import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listStores } from '#queries/stores.ts'
import { presentStore } from '#services/stores/present-store.ts'

export const list = handle(
  'stores/list',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    return { stores: (yield* read((db) => listStores(db, caller))).map(presentStore) }
  }),
)
