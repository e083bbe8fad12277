import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { toCategory } from '#queries/calendar-categories.ts'
import { removeCategory } from '#services/calendar/delete-category.ts'
import { saveCategory } from '#services/calendar/save-category.ts'

export const update = handle(
  'calendar/categories/update',
  Effect.fnUntraced(function* ({ category: given, expectedVersion }, caller) {
    const { write } = yield* Database
    const saving = { at: yield* Clock.currentTimeMillis, expectedVersion }
    return yield* write(
      Effect.fnUntraced(function* (tx) {
        tx.emit('reload_calendar', {}, { companyID: caller.companyID })
        if (given.deleteCategory === true) {
          yield* removeCategory(tx, caller, given, saving)
          return { category: null }
        }
        return { category: toCategory(yield* saveCategory(tx, caller, given, saving)) }
      }),
    )
  }),
)
