import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findCategory, toCategory } from '#queries/calendar-categories.ts'
import { countEntries } from '#queries/calendar-entries.ts'
import { dateFieldsOn } from '#services/calendar/date-fields.ts'

export const fetch = handle(
  'calendar/categories/fetch',
  Effect.fnUntraced(function* ({ catID }, caller) {
    const { read } = yield* Database
    const category = yield* found(yield* read((db) => findCategory(db, caller, catID)), 'category')
    return {
      category: toCategory(category),
      entries: yield* read((db) => countEntries(db, caller, catID)),
      dateFields: (yield* read((db) => dateFieldsOn(db, caller, catID))).map(({ title }) => title),
    }
  }),
)
