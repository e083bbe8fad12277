import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { missing } from '#failure.ts'
import { listCategories } from '#queries/calendar-categories.ts'
import { replaceCalendarChoices } from '#queries/calendar-choices.ts'

export const setShown = handle(
  'calendar/categories/set-shown',
  Effect.fnUntraced(function* ({ shown }, caller) {
    const { write } = yield* Database
    return yield* write(
      Effect.gen(function* () {
        const all = [...(yield* listCategories(caller, '')).map(({ catID }) => catID), null]
        if (!shown.every((catID) => all.includes(catID))) return yield* missing('category')
        yield* replaceCalendarChoices(
          caller,
          all.map((catID) => ({ catID, isShown: shown.includes(catID) })),
        )
        // For the same user's other windows. Colleagues refetch for nothing, which costs next to nothing.
        yield* emit('reload_calendar', {}, { companyID: caller.companyID })
        return { shown: all.filter((catID) => shown.includes(catID)) }
      }),
    )
  }),
)
