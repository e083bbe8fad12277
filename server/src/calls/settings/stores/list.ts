import { Effect } from 'effect'
import { lookingBack } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { listStores } from '#queries/stores.ts'
import { nextStore } from '#services/stores/next-store.ts'
import { presentStores } from '#services/stores/present-store.ts'

export const list = handle(
  'settings/stores/list',
  Effect.fnUntraced(function* (_, caller) {
    const every = lookingBack(caller)
    return {
      stores: yield* presentStores(every, yield* listStores(every)),
      nextStore: yield* nextStore(caller),
    }
  }),
)
