import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type Keyed, made, withKey } from '#session/under-key.ts'
import { type EntryOptions, entryOf, withEntry } from './entry-options.ts'
import { entryTable } from './entry-table.ts'
import { calendarIDOf } from './named-calendar.ts'

export const addTo = (calendar: Command): void => {
  const command = withEntry(calendar.command('add'))
    .description('add an entry')
    .argument('<title>', 'the title')
    .addHelpText(
      'before',
      `Examples:
  xd calendar add "Safe serviced" --calendar Staff --start 2026-12-03T10:30 --end 2026-12-03T12:00
  xd calendar add "Alarm permit" --calendar "Licenses and permits" --start 2026-12-14 --yearly
`,
    )
  withServer(withOutput(withKey(command))).action(
    async (title: string, options: OutputOptions & ServerOptions & Keyed & EntryOptions) => {
      if (options.calendar === undefined || options.start === undefined)
        throw usageFailure('xd calendar add needs --calendar and --start')
      const calls = signedInCalls(options)
      const itemCalendarID = await calendarIDOf(calls, options.calendar)
      const { entry } = await made(options, true, (clientKey) =>
        calls('calendar/entries/update', {
          clientKey,
          entry: { ...entryOf({ ...options, title }), itemCalendarID },
        }),
      )
      const table = await entryTable(calls, [entry!])
      return show(options, { json: entry, tables: () => [table] })
    },
  )
}
