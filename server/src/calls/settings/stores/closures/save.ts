import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { closuresOf } from '#queries/closures.ts'
import { madeOnce } from '#services/made-once.ts'
import { saveClosure } from '#services/stores/save-closure.ts'

export const save = handle(
  'settings/stores/closures/save',
  Effect.fnUntraced(function* ({ closure, expectedVersion, clientKey }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const making = { call: 'settings/stores/closures/save', clientKey, known: closure.closureID } as const
        yield* madeOnce(caller, making, saveClosure(caller, closure, { at, expectedVersion }))
        return { closures: yield* closuresOf(caller) }
      }),
    )
  }),
)
