import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentAddOns } from '#services/add-ons/present-add-ons.ts'

export const fetch = handle(
  'settings/add-ons/fetch',
  Effect.fnUntraced(function* (_, caller) {
    return yield* presentAddOns(caller)
  }),
)
