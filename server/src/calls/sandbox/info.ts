import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { systemScope } from '#db/scope.ts'
import { missing } from '#failure.ts'
import { listTextingStores } from '#queries/stores.ts'

export const info = handle(
  'sandbox/info',
  Effect.fnUntraced(function* () {
    const { mode, sandboxURL } = yield* AppConfig
    if (mode !== 'demo') return yield* missing('sandbox')
    return { url: sandboxURL, stores: yield* listTextingStores(systemScope('sandbox-page')) }
  }),
)
