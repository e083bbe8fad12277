import { Effect } from 'effect'
import { lookingBack } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listStores } from '#queries/stores.ts'
import { inCompany } from '#services/admin/in-company.ts'
import { nextStore } from '#services/stores/next-store.ts'
import { presentStores } from '#services/stores/present-store.ts'

export const list = handle(
  'admin/stores/list',
  Effect.fnUntraced(function* ({ companyID }, caller) {
    const { read } = yield* Database
    const every = lookingBack(yield* inCompany(caller, companyID))
    return {
      stores: yield* read(async (db) => presentStores(db, every, await listStores(db, every))),
      nextStore: yield* nextStore(every),
    }
  }),
)
