import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { closuresOf } from '#queries/closures.ts'
import { saveClosure } from '#services/stores/save-closure.ts'

export const save = handle(
  'settings/stores/closures/save',
  Effect.fnUntraced(function* ({ closure, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.fnUntraced(function* (tx) {
        yield* saveClosure(tx, caller, closure, { at, expectedVersion })
        return { closures: yield* tx.query((db) => closuresOf(db, caller)) }
      }),
    )
  }),
)
