import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import { standingOfCaller } from './standing.ts'

/** Fails unless the caller may use every open store. A change for all stores affects other people's stores too. */
export const requireAllStores = Effect.fnUntraced(function* (caller: Caller) {
  const { allStores } = yield* standingOfCaller(caller)
  if (!allStores)
    return yield* fail('not_allowed', {
      sentence: 'This is for all stores, and you don’t have them all. Ask someone who does.',
    })
})
