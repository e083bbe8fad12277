import { basename } from 'node:path'
import type { Command } from 'commander'
import { FIRST_PARTS, type FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { BATCH_KINDS, type BatchKind } from '@xd/core/domain/notice/batch.ts'
import { NOTICE_FIELD_NAMES } from '@xd/core/domain/notice/file-fields.table.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { readText } from '#batch/read-text.ts'
import { mappingOf } from '#commands/import/mapping.ts'
import { inTerminal } from '#output/as-typed.ts'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { facts } from '#output/table.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf, withStore } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ImportOptions = OutputOptions &
  ServerOptions & {
    readonly store?: string
    readonly kind?: BatchKind
    readonly dryRun?: true
    readonly mapping?: readonly string[]
    readonly datesFirst?: FirstPart
  }

export const addTo = (notices: Command): void => {
  const command = notices
    .command('import')
    .description('import a batch of notices from a CSV file, one ticket per row')
    .argument('<file>', 'the file; - for standard input')
    .option('--dry-run', 'only show what would be imported')
    .option('--mapping <title=field...>', 'what a column holds, if its title doesn’t say')
    .addHelpText(
      'before',
      `Examples:
  xd notices import due.csv --store "Main St" --kind due-soon --dry-run
  xd notices import due.csv --store "Main St" --kind due-soon --mapping "Tel No=phone"
`,
    )
  command.addOption(command.createOption('--kind <kind>', 'the kind of notice').choices(BATCH_KINDS))
  command.addOption(
    command
      .createOption('--dates-first <part>', 'what its dates start with (default: detected from the file)')
      .choices(FIRST_PARTS),
  )
  withServer(withOutput(withStore(command))).action(async (path: string, options: ImportOptions) => {
    const { store, kind } = options
    if (store === undefined || kind === undefined) throw usageFailure('xd notices import needs --store and --kind')
    const mapping = mappingOf(options.mapping, NOTICE_FIELD_NAMES)
    const csv_data = await readText(path)
    const calls = signedInCalls(options)
    const answer = await calls('notices/import', {
      csv_data,
      filename: path === '-' ? 'standard input' : basename(path).slice(-200),
      storeID: await storeIDOf(calls, store),
      kind,
      mapping,
      datesFirst: options.datesFirst ?? null,
      dryRun: options.dryRun === true,
    })
    const { batch, alreadyImported, file: seen, refused } = answer
    const unknown = seen.columns.filter(({ field }) => field === null).map(({ header }) => header)
    return show(options, {
      json: answer,
      tables: () => [
        facts([
          ['Batch', batch === null ? '' : String(batch.batchID)],
          ['Rows', grouped(seen.rows)],
          ['Refused', grouped(refused.length)],
          ['Notices', grouped(seen.notices)],
          ['Tickets', grouped(seen.tickets)],
          ['New customers', grouped(seen.newCustomers)],
        ]),
        ...(refused.length === 0
          ? []
          : [
              {
                heading: 'Refused',
                columns: [{ title: 'WHERE' }, { title: 'WHY' }],
                rows: refused.map(({ noticeExternalID, sentence }) => [noticeExternalID ?? '', sentence]),
              },
            ]),
      ],
      notes: [
        ...(seen.lacks === null ? [] : [inTerminal(seen.lacks)]),
        ...(unknown.length === 0 ? [] : [`Columns ignored: ${unknown.join(', ')}.`]),
        ...(seen.dates === null ? [] : [seen.dates]),
        ...(options.dryRun === true || alreadyImported ? ['Nothing was imported.'] : []),
        ...(batch === null && options.mapping !== undefined
          ? ['--mapping is saved for the store only when you import the file, so add it again then.']
          : []),
        ...(alreadyImported && batch !== null ? [`This file was already imported as batch ${batch.batchID}.`] : []),
        ...(batch?.batchStatus === 'ready' ? [`To review and send it: xd notices send ${batch.batchID}`] : []),
      ],
    })
  })
}
