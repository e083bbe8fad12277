import type { Migration } from './dialect.ts'

/**
 * Entries that may occur in a window are read from an index alone: most that end after it begins also begin after it.
 */
export const calendarEntriesByDay: Migration = {
  name: '0056-calendar-entries-by-day',
  up: async ({ schema }) => {
    await schema.dropIndex('calendar_entries_by_end').execute()
    await schema
      .createIndex('calendar_entries_by_day')
      .on('calendar_entries')
      .columns(['companyID', 'itemRepeat', 'itemDateEnd', 'itemDateStart', 'itemCalendarID', 'itemID'])
      .execute()
  },
}
