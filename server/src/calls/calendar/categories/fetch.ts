import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findCategory, toCategory } from '#queries/calendar-categories.ts'
import { countEntries } from '#queries/calendar-entries.ts'
import { dateFieldsOn } from '#services/calendar/date-fields.ts'

export const fetch = handle(
  'calendar/categories/fetch',
  Effect.fnUntraced(function* ({ catID }, caller) {
    const category = yield* found(yield* findCategory(caller, catID), 'category')
    return {
      category: toCategory(category),
      entries: yield* countEntries(caller, catID),
      dateFields: (yield* dateFieldsOn(caller, catID)).map(({ title }) => title),
    }
  }),
)
