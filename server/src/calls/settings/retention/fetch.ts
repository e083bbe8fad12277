import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentRetention } from '#services/retention/present-retention.ts'

export const fetch = handle(
  'settings/retention/fetch',
  Effect.fnUntraced(function* (_, caller) {
    return { retention: yield* presentRetention(caller) }
  }),
)
