import { basename } from 'node:path'
import type { Command } from 'commander'
import { readText } from '#batch/read-text.ts'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { calendarIDOf } from './named-calendar.ts'

type ImportOptions = OutputOptions & ServerOptions & { readonly dryRun?: true; readonly calendar?: string }

export const addTo = (calendar: Command): void => {
  const command = calendar
    .command('import')
    .description('import the events of a calendar file (.ics), skipping any already imported')
    .argument('<file>', 'the file; - for standard input')
    .option('--calendar <calendar>', 'the calendar to add them to, by number or title')
    .option('--dry-run', 'only show what would be done')
    .addHelpText(
      'before',
      `Examples:
  xd calendar import shop.ics --calendar Staff --dry-run
  xd calendar import shop.ics --calendar Staff
`,
    )
  withServer(withOutput(command)).action(async (path: string, options: ImportOptions) => {
    if (options.calendar === undefined) throw usageFailure('xd calendar import needs --calendar')
    const ics_data = await readText(path)
    const calls = signedInCalls(options)
    const catID = await calendarIDOf(calls, options.calendar)
    const filename = path === '-' ? null : basename(path).slice(-200)
    const answer = await calls('calendar/import', {
      catID,
      ics_data,
      filename,
      dryRun: options.dryRun === true,
    })
    const { importID, made, known, problems, problemCount } = answer
    return show(options, {
      json: answer,
      tables: () =>
        problems.length === 0
          ? []
          : [
              {
                columns: [{ title: 'EVENT', spare: 1 }, { title: 'PROBLEM' }],
                rows: problems.map(({ title, sentence }) => [title, sentence]),
              },
            ],
      notes: [
        `${options.dryRun ? 'Would be added' : 'Added'}: ${made}. Already imported: ${known}. Problems: ${problemCount}.`,
        ...(importID === null ? [] : [`To undo: xd calendar undo-import ${importID}`]),
      ],
    })
  })
}
