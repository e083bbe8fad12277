import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { systemTables } from '#output/system-tables.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type StatsOptions = OutputOptions & ServerOptions & { readonly watch?: boolean }

export const addTo = (admin: Command): void => {
  const command = admin
    .command('stats')
    .description('system status: the process, the database, jobs, outside services')
    .option('--watch', 'show a live dashboard')
    .addHelpText(
      'before',
      `Examples:
  xd admin stats
  xd admin stats --jq '.jobs[] | select(.failing > 0)'
  xd admin stats --watch
`,
    )
  withServer(withOutput(command)).action(async (options: StatsOptions) => {
    const calls = signedInCalls(options)
    const load = async () => (await calls('admin/system-stats', {})).stats
    if (options.watch) {
      const { openSystem } = await import('#screens/open-system.tsx')
      return openSystem(load)
    }
    const stats = await load()
    return show(options, { json: stats, tables: () => systemTables(stats) })
  })
}
