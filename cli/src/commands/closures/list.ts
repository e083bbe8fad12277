import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { closureTable } from './closure-table.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('list')
    .description('days when stores are closed or have different hours')
    .addHelpText('before', 'Examples:\n  xd closures list\n  xd closures list --json=day,note\n')
  callCommand(command, async (calls) => {
    const [{ closures }, { stores }] = await Promise.all([
      calls('settings/stores/closures/list', {}),
      calls('settings/stores/list', {}),
    ])
    return { json: closures, tables: () => [closureTable(closures, stores)] }
  })
}
