import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { calendarEntries } from '#lists/calendar-entries.ts'
import { listed } from '#lists/list.ts'

export const list = handle('calendar/entries/list', ({ search }, caller) =>
  Effect.map(listed(calendarEntries, search ?? {}, caller), ({ shown, ...found }) => ({ entries: shown, ...found })),
)
