import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentKeys } from '#services/api-keys/present-keys.ts'
import { rotateKey } from '#services/api-keys/rotate-key.ts'

export const rotate = handle(
  'settings/api-keys/rotate',
  Effect.fnUntraced(function* ({ keyID }, caller) {
    const secret = yield* rotateKey(caller, keyID)
    return { keys: yield* presentKeys(caller), secret }
  }),
)
