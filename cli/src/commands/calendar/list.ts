import { daysOn, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { invalidInput } from '#output/failure.ts'
import { listCommands } from '#session/list-commands.ts'
import { entryTable } from './entry-table.ts'
import { calendarIDOf } from './named-calendar.ts'

const MONTH = 30

export const { list, exportCSV } = listCommands('calendar/entries/list', {
  description: 'calendar entries, with customers’ dates, payment requests and closed days',
  filters: {
    from: 'the first day (default: today)',
    to: 'the last day (default: 30 days later)',
    calendar: {
      words: 'one calendar, by number or title; "shown": those you’ve checked (default: all)',
      read: (calls, only) => (only === 'all' || only === 'shown' ? only : calendarIDOf(calls, only)),
    },
    filter: 'only entries with this text in their title, or about a customer it finds',
  },
  completed: async (search, calls) => {
    const { company } = await calls('stores/company-info', {})
    const asked = search.dateStart ?? localDay(Date.now(), company.companyTimezone)
    const from = parseLocalDay(asked)
    if (from === undefined) throw invalidInput(`--from must be a day like 2026-12-01, not ${asked}`)
    const { calendar = 'all' } = search
    return { ...search, calendar, dateStart: from, dateEnd: search.dateEnd ?? daysOn(from, MONTH) }
  },
  examples: [
    'xd calendar list',
    'xd calendar list --from 2026-12-01 --to 2026-12-31 --calendar Staff',
    'xd calendar list --filter whitfield',
  ],
  usual: 100,
  rows: 'entries',
  table: (entries, calls) => entryTable(calls, entries),
  none: 'No entries on these days.',
  file: {
    name: 'calendar-entries',
    description: 'export calendar entries as CSV, filtered like the list',
    examples: ['xd calendar export --from 2026-12-01 --to 2026-12-31 --calendar Staff --out december.csv'],
  },
})
