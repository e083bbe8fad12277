import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentKeys } from '#services/api-keys/present-keys.ts'

export const list = handle('settings/api-keys/list', (_, caller) =>
  Effect.map(presentKeys(caller), (keys) => ({ keys })),
)
