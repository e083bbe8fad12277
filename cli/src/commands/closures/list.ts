import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { closureTable } from './closure-table.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('list')
    .description('days when stores are closed or have different hours')
    .addHelpText('before', 'Examples:\n  xd closures list\n  xd closures list --json=day,note\n')
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const [{ closures }, { stores }] = await Promise.all([
      calls('settings/stores/closures/list', {}),
      calls('settings/stores/list', {}),
    ])
    return show(options, { json: closures, tables: () => [closureTable(closures, stores)] })
  })
}
