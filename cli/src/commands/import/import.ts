import { basename } from 'node:path'
import type { Command } from 'commander'
import { FIRST_PARTS, type FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { IMPORT_FIELD_NAMES } from '@xd/core/domain/import/fields.table.ts'
import { readText } from '#batch/read-text.ts'
import { inTerminal } from '#output/as-typed.ts'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf, withStore } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { mappingOf } from './mapping.ts'
import { importFacts, problemTable } from '#commands/imports/table.ts'

type ImportOptions = OutputOptions &
  ServerOptions & {
    readonly store?: string
    readonly dryRun?: true
    readonly mapping?: readonly string[]
    readonly datesFirst?: FirstPart
    readonly wholeBook?: boolean
  }

export const addTo = (xd: Command): void => {
  const command = xd
    .command('import')
    .description('import customers and tickets from a store’s own system')
    .argument('<file>', 'the file; - for standard input')
    .option('--dry-run', 'only show what would change')
    .option('--mapping <title=field...>', 'what a column holds, if its title doesn’t say')
    .option('--whole-book', 'mark active tickets that aren’t in the file as gone (default: decided from the file)')
    .option('--no-whole-book', 'leave tickets that aren’t in the file as they are')
    .addHelpText(
      'before',
      `Examples:
  xd import tickets.csv --store "Main St" --dry-run
  xd import tickets.csv --store "Main St" --mapping "Tel No=phone"
`,
    )
  command.addOption(
    command
      .createOption('--dates-first <part>', 'what its dates start with (default: detected from the file)')
      .choices(FIRST_PARTS),
  )
  withServer(withOutput(withStore(command))).action(async (path: string, options: ImportOptions) => {
    if (options.store === undefined) throw usageFailure('xd import needs --store')
    const mapping = mappingOf(options.mapping, IMPORT_FIELD_NAMES)
    const csv_data = await readText(path)
    const calls = signedInCalls(options)
    const answer = await calls('mailers/import-from-superpawn', {
      csv_data,
      filename: path === '-' ? 'standard input' : basename(path).slice(-200),
      storeID: await storeIDOf(calls, options.store),
      mapping,
      wholeBook: options.wholeBook ?? null,
      datesFirst: options.datesFirst ?? null,
      dryRun: options.dryRun === true,
    })
    const { import: done, file: seen } = answer
    const unknown = seen.columns
      .filter(({ field }) => field === null || field === 'customerNumber')
      .map(({ header }) => header)
    return show(options, {
      json: answer,
      tables: () => [importFacts(done), ...problemTable(done)],
      notes: [
        ...(seen.lacks === null ? [] : [inTerminal(seen.lacks)]),
        ...(unknown.length === 0 ? [] : [`Columns ignored: ${unknown.join(', ')}.`]),
        ...(seen.dates === null ? [] : [seen.dates]),
        ...(seen.book === null ? [] : [seen.book.sentence]),
        done.importID === null ? 'Nothing was imported.' : `To undo within 24 hours: xd imports undo ${done.importID}`,
      ],
    })
  })
}
