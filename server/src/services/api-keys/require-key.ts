import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { lockApiKey } from '#queries/api-keys.ts'

/** A key of the caller's company that has not been revoked, locked. */
export const requireKey = Effect.fnUntraced(function* (caller: Caller, keyID: number) {
  const key = yield* found(yield* lockApiKey(caller, keyID), 'api-key')
  return key.revokedAt === null ? key : yield* fail('key_over')
})
