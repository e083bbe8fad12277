import type { Command } from 'commander'
import { daysOn, type LocalDay, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { occurrences } from '@xd/core/domain/calendar/occurrences.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'

interface OccurrenceOptions extends OutputOptions {
  readonly start: string
  readonly end?: string
  readonly repeat?: 'year' | 'none'
  readonly from?: string
  readonly to?: string
}

const dayOf = (flag: string, text: string): LocalDay => {
  const day = parseLocalDay(text)
  if (day === undefined) throw invalidInput(`--${flag} must be a day like 2024-02-29, not ${text}`)
  return day
}

const TEN_YEARS = 3652

export const addTo = (calendar: Command): void => {
  const command = calendar.command('occurrences')
  command
    .description('the days an entry falls on')
    .requiredOption('--start <day>', 'the first day of the entry')
    .option('--end <day>', 'its last day (default: the first)')
    .addOption(command.createOption('--repeat <how>', 'how it repeats').choices(['year', 'none']).default('none'))
    .option('--from <day>', 'the first day of the window (default: the start)')
    .option('--to <day>', 'the last day of the window (default: ten years later)')
    .addHelpText(
      'before',
      `Examples:
  xd calendar occurrences --start 2024-02-29 --repeat year --from 2025-01-01 --to 2028-12-31
`,
    )
  withOutput(command).action((options: OccurrenceOptions) => {
    const start = dayOf('start', options.start)
    const end = options.end === undefined ? start : dayOf('end', options.end)
    if (end < start) throw invalidInput('--end is before --start')
    const from = options.from === undefined ? start : dayOf('from', options.from)
    const to = options.to === undefined ? daysOn(from, TEN_YEARS) : dayOf('to', options.to)
    if (to < from) throw invalidInput('--to is before --from')
    const found = occurrences({ start, end }, options.repeat === 'year' ? 'year' : null, from, to)
    return show(options, {
      json: found.map((span) => span.start),
      tables: () => [
        { columns: [{ title: 'START' }, { title: 'END' }], rows: found.map((span) => [span.start, span.end]) },
      ],
    })
  })
}
