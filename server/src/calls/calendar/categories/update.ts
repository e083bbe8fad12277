import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { lockCategory, toCategory } from '#queries/calendar-categories.ts'
import { removeCategory } from '#services/calendar/delete-category.ts'
import { saveCategory } from '#services/calendar/save-category.ts'
import { madeOnce } from '#services/made-once.ts'

export const update = handle(
  'calendar/categories/update',
  Effect.fnUntraced(function* ({ category: given, expectedVersion, clientKey }, caller) {
    const { write } = yield* Database
    return yield* write(
      Effect.gen(function* () {
        yield* emit('reload_calendar', {}, { companyID: caller.companyID })
        if (given.deleteCategory === true) {
          yield* removeCategory(caller, given, expectedVersion)
          return { category: null }
        }
        const making = { call: 'calendar/categories/update', clientKey, known: given.catID } as const
        const catID = yield* madeOnce(caller, making, saveCategory(caller, given, expectedVersion))
        const saved = yield* found(yield* lockCategory(caller, catID, 'use'), 'category')
        return { category: toCategory(saved) }
      }),
    )
  }),
)
