import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { visitTable } from './visit-table.ts'

export const addTo = (activity: Command): void => {
  const command = activity
    .command('end-visit')
    .description('end an XD Support visit now')
    .argument('<visit>', 'the visit’s ID')
    .addHelpText(
      'before',
      `Examples:
  xd activity visits
  xd activity end-visit 3
`,
    )
  callCommand(command, async (calls, visitID: string) => {
    const { visit } = await calls('settings/activity/visits/end', { visitID })
    return { json: visit, tables: () => [visitTable([visit])] }
  })
}
