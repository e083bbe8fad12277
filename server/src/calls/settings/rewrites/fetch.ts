import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { rewriteSettings } from '#services/rewrites/present-settings.ts'

export const fetch = handle(
  'settings/rewrites/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    return { settings: yield* rewriteSettings(caller, storeID) }
  }),
)
