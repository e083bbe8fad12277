import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { importFacts } from './table.ts'

export const addTo = (imports: Command): void => {
  const command = imports
    .command('undo')
    .description('undo an import: tickets return to their earlier state, and customers nothing else uses are removed')
    .argument('<importID>', 'the import’s number')
    .addHelpText(
      'before',
      `Examples:
  xd imports undo 3
`,
    )
  withServer(withOutput(command)).action(async (importID: string, options: OutputOptions & ServerOptions) => {
    const { import: undone } = await signedInCalls(options)('mailers/undo-import', { importID })
    return show(options, { json: undone, tables: () => [importFacts(undone)] })
  })
}
