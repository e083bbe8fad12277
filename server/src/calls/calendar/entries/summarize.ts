import { Effect } from 'effect'
import { countByDay, MAX_COUNTED_DAYS } from '@xd/core/domain/calendar/count-by-day.ts'
import { daysBetween } from '@xd/core/domain/time/day.ts'
import { handle } from '#calls/handler.ts'
import { invalid } from '#failure.ts'
import { candidatesIn } from '#services/calendar/entry-sources.ts'
import { spansIn } from '#services/calendar/occurrences-in.ts'
import { calendarsOf, windowOf } from '#services/calendar/wanted.ts'

export const summarize = handle(
  'calendar/entries/summarize',
  Effect.fnUntraced(function* ({ search }, caller) {
    const { from, to } = yield* windowOf(search)
    if (daysBetween(from, to) >= MAX_COUNTED_DAYS)
      return yield* invalid({ 'search.dateEnd': `At most ${MAX_COUNTED_DAYS} days` })
    const calendars = yield* calendarsOf(search, caller)
    const candidates = yield* candidatesIn(caller, { from, to }, calendars)
    const spans = yield* Effect.promise(() => spansIn(candidates, { from, to }))
    return { days: countByDay(spans, from, to) }
  }),
)
