import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
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
  callCommand(command, async (calls, importID: string) => {
    const { import: undone } = await calls('mailers/undo-import', { importID })
    return { json: undone, tables: () => [importFacts(undone)] }
  })
}
