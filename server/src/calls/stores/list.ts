import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listStores } from '#queries/stores.ts'
import { presentStores } from '#services/stores/present-store.ts'

export const list = handle(
  'stores/list',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    return { stores: yield* read(async (db) => presentStores(db, caller, await listStores(db, caller))) }
  }),
)
