import { Effect } from 'effect'
import { lookingBack } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listStores } from '#queries/stores.ts'
import { nextStore } from '#services/stores/next-store.ts'
import { presentStores } from '#services/stores/present-store.ts'

export const list = handle(
  'settings/stores/list',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const every = lookingBack(caller)
    return {
      stores: yield* read(async (db) => presentStores(db, every, await listStores(db, every))),
      nextStore: yield* nextStore(caller),
    }
  }),
)
