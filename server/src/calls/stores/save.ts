import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { saveShownStore } from '#services/stores/save-shown-store.ts'

export const save = handle(
  'stores/save',
  Effect.fnUntraced(function* ({ store, expectedVersion, clientKey }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      saveShownStore(caller, store, {
        at,
        expectedVersion: expectedVersion ?? undefined,
        call: 'stores/save',
        clientKey,
      }),
    )
  }),
)
