import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentKeys } from '#services/api-keys/present-keys.ts'
import { saveKey } from '#services/api-keys/save-key.ts'

export const save = handle(
  'settings/api-keys/save',
  Effect.fnUntraced(function* ({ key, expectedVersion }, caller) {
    const { keyID, secret, approval } = yield* saveKey(caller, key, expectedVersion)
    const keys = yield* presentKeys(caller)
    return { keys, keyID, ...(secret !== undefined && { secret }), ...(approval && { approval }) }
  }),
)
