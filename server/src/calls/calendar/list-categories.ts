import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listCategories as list } from '#queries/calendar-categories.ts'

export const listCategories = handle(
  'calendar/categories/list',
  Effect.fnUntraced(function* ({ search }, caller) {
    const { read } = yield* Database
    return { categories: yield* read((db) => list(db, caller, search?.filter ?? '')) }
  }),
)
