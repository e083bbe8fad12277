import { Effect } from 'effect'
import { lookingBack } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { listStores } from '#queries/stores.ts'
import { inCompany } from '#services/admin/in-company.ts'
import { nextStore } from '#services/stores/next-store.ts'
import { presentStores } from '#services/stores/present-store.ts'

export const list = handle(
  'admin/stores/list',
  Effect.fnUntraced(function* ({ companyID }, caller) {
    const every = lookingBack(yield* inCompany(caller, companyID))
    return {
      stores: yield* presentStores(every, yield* listStores(every)),
      nextStore: yield* nextStore(every),
    }
  }),
)
