import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentKeys } from '#services/api-keys/present-keys.ts'
import { saveKey } from '#services/api-keys/save-key.ts'

export const save = handle(
  'settings/api-keys/save',
  Effect.fnUntraced(function* ({ key, expectedVersion }, caller) {
    const { keyID, secret } = yield* saveKey(caller, key, expectedVersion)
    return { keys: yield* presentKeys(caller), keyID, ...(secret !== undefined && { secret }) }
  }),
)
