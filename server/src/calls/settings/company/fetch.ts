import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentSettings } from '#services/company/present-settings.ts'

export const fetch = handle(
  'settings/company/fetch',
  Effect.fnUntraced(function* (_, caller) {
    return { company: yield* presentSettings(caller) }
  }),
)
