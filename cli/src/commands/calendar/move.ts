import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type EntryOptions, entryOf, withEntry } from './entry-options.ts'
import { entryTable } from './entry-table.ts'
import { calendarIDOf } from './named-calendar.ts'

interface MoveOptions extends OutputOptions, ServerOptions, EntryOptions {
  readonly dropValues?: true
}

export const addTo = (calendar: Command): void => {
  const command = withEntry(calendar.command('move'))
    .description('move an entry to another time or calendar, or change it')
    .argument('<entry>', 'the entry’s number, from xd calendar list')
    .option('--title <title>', 'a new title')
    .option('--no-yearly', 'not every year')
    .option('--drop-values', 'delete values that the other calendar has no fields for')
    .addHelpText(
      'before',
      `Examples:
  xd calendar move 12 --start 2026-12-04T10:30 --end 2026-12-04T12:00
  xd calendar move 12 --calendar Staff
`,
    )
  withServer(withOutput(command)).action(async (itemID: string, options: MoveOptions) => {
    const calls = signedInCalls(options)
    const change = {
      ...entryOf(options),
      ...(options.calendar !== undefined && { itemCalendarID: await calendarIDOf(calls, options.calendar) }),
    }
    if (Object.keys(change).length === 0) throw usageFailure('xd calendar move needs at least one change')
    const { entry } = await calls('calendar/entries/update', {
      entry: { itemID, ...change },
      ...(options.dropValues && { dropValues: true }),
    })
    const table = await entryTable(calls, [entry!])
    return show(options, { json: entry, tables: () => [table] })
  })
}
