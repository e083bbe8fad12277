import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { shownStore } from '#services/stores/shown-store.ts'

export const fetch = handle(
  'stores/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    return { store: yield* found(yield* shownStore(caller, storeID), 'store') }
  }),
)
