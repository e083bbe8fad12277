import { handle } from '#calls/handler.ts'
import { calendarEntries } from '#lists/calendar-entries.ts'
import { listing } from '#lists/list.ts'

export const list = handle('calendar/entries/list', listing('entries', calendarEntries))
