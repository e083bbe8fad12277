import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { type EntryOptions, entryOf, withEntry } from './entry-options.ts'
import { entryTable } from './entry-table.ts'
import { calendarIDOf } from './named-calendar.ts'

interface MoveOptions extends EntryOptions {
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
  callCommand(command, async (calls, itemID: string, options: MoveOptions) => {
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
    return { json: entry, tables: () => [table] }
  })
}
