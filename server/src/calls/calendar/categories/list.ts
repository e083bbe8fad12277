import { Effect } from 'effect'
import { shownCalendars } from '@xd/core/domain/calendar/shown.ts'
import { handle } from '#calls/handler.ts'
import { listCategories } from '#queries/calendar-categories.ts'
import { calendarChoices } from '#queries/calendar-choices.ts'

export const list = handle(
  'calendar/categories/list',
  Effect.fnUntraced(function* ({ search }, caller) {
    const categories = yield* listCategories(caller, search?.filter ?? '')
    return {
      categories,
      shown: shownCalendars(
        categories.map(({ catID }) => catID),
        yield* calendarChoices(caller),
      ),
    }
  }),
)
