import { exportPath } from '@xd/core/contract/exports.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { type View, windowOf } from './calendar-view.ts'

/** The address of a view’s entries as a file: those on the calendars the user sees. */
export const calendarFile = (view: View, day: LocalDay, filter = ''): string => {
  const { from, to } = windowOf(view, day, filter)
  return exportPath('calendar-entries', {
    dateStart: from,
    dateEnd: to,
    calendar: 'shown',
    ...(view === 'list' && filter !== '' && { filter }),
  })
}
