import type { Command } from 'commander'
import { readText } from '#batch/read-text.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ImportOptions = OutputOptions & ServerOptions & { readonly dryRun?: true }

export const addTo = (replies: Command): void => {
  const command = replies
    .command('import')
    .description('add and change quick replies from an exported CSV file')
    .argument('<file>', 'the file; - for standard input')
    .option('--dry-run', 'only show what would be done')
    .addHelpText(
      'before',
      `Examples:
  xd replies import replies.csv --dry-run
`,
    )
  withServer(withOutput(command)).action(async (path: string, options: ImportOptions) => {
    const csv_data = await readText(path)
    const calls = signedInCalls(options)
    const { added, changed, unchanged, problems } = await calls('settings/quick-replies/import', {
      csv_data,
      dryRun: options.dryRun === true,
    })
    const would = options.dryRun ? 'Would be ' : ''
    return show(options, {
      json: { added, changed, unchanged, problems },
      tables: () =>
        problems.length === 0
          ? []
          : [
              {
                columns: [{ title: 'ROW', align: 'right' }, { title: 'PROBLEM' }],
                rows: problems.map(({ row, sentence }) => [String(row), sentence]),
              },
            ],
      notes: [`${would}${would ? 'a' : 'A'}dded: ${added}. Changed: ${changed}. Unchanged: ${unchanged}.`],
    })
  })
}
