import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentKeys } from '#services/api-keys/present-keys.ts'
import { revokeKey } from '#services/api-keys/revoke-key.ts'

export const revoke = handle(
  'settings/api-keys/revoke',
  Effect.fnUntraced(function* ({ keyID }, caller) {
    yield* revokeKey(caller, keyID)
    return { keys: yield* presentKeys(caller) }
  }),
)
