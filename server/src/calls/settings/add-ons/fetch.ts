import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentAddOns } from '#services/add-ons/present-add-ons.ts'

export const fetch = handle(
  'settings/add-ons/fetch',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    return yield* presentAddOns(caller)
  }),
)
