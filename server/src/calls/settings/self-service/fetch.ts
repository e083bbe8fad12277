import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { selfSettings } from '#services/self-service/present-settings.ts'

export const fetch = handle('settings/self-service/fetch', ({ storeID }, caller) =>
  Effect.map(selfSettings(caller, storeID), (settings) => ({ settings })),
)
