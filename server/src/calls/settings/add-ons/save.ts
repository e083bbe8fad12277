import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentAddOns } from '#services/add-ons/present-add-ons.ts'
import { saveAddOns } from '#services/add-ons/save-add-ons.ts'

export const save = handle(
  'settings/add-ons/save',
  Effect.fnUntraced(function* ({ features, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        yield* saveAddOns(caller, { features, expectedVersion: expectedVersion ?? undefined, at })
        return yield* presentAddOns(caller)
      }),
    )
  }),
)
