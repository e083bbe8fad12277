import { Effect } from 'effect'
import { categoryCan } from '@xd/core/domain/calendar/category.ts'
import { DEFAULT_CALENDAR_TITLE } from '@xd/core/domain/calendar/entry.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { findCategory, insertCategory, toCategory, updateCategory } from '#queries/calendar-categories.ts'

export const update = handle(
  'calendar/categories/update',
  Effect.fnUntraced(function* ({ category: { catID, catTitle, catColor } }, caller) {
    const { write } = yield* Database
    const category = yield* write((tx) =>
      Effect.gen(function* () {
        const before =
          typeof catID === 'number'
            ? yield* found(yield* tx.query((db) => findCategory(db, caller, catID)), 'category')
            : undefined
        const draft = {
          catTitle: (catTitle ?? before?.catTitle ?? DEFAULT_CALENDAR_TITLE).trim(),
          catColor: (catColor ?? before?.catColor ?? randomLabelColor(Math.random)).toLowerCase(),
        }
        const can = categoryCan.save(draft)
        if (!can.ok) return yield* fail('invalid_input', { fields: { 'category.catTitle': can.reason } })
        const id = before?.catID ?? (yield* tx.query((db) => insertCategory(db, caller, draft)))
        if (before) yield* tx.query((db) => updateCategory(db, caller, { catID: id, ...draft }))
        tx.emit('reload_calendar', {}, { companyID: caller.companyID })
        return { catID: id, ...draft }
      }),
    )
    return { category: toCategory(category) }
  }),
)
