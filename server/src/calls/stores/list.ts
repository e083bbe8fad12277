import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listStores } from '#queries/stores.ts'
import { presentStores } from '#services/stores/present-store.ts'

export const list = handle(
  'stores/list',
  Effect.fnUntraced(function* (_, caller) {
    return { stores: yield* presentStores(caller, yield* listStores(caller)) }
  }),
)
