import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { companyIDOf } from '#session/company-id.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { statsTables } from '#output/stats-tables.ts'

export const addTo = (program: Command): void => {
  const command = program
    .command('stats')
    .description('customers, messages and payments, for one company or all')
    .argument('[company]', 'its number or key (default: all companies)')
    .option('--watch', 'show a live dashboard')
    .addHelpText(
      'before',
      `Examples:
  xd stats
  xd stats goldenpledge --json
  xd stats 2 --watch
`,
    )
  withServer(withOutput(command)).action(
    async (company: string | undefined, options: OutputOptions & ServerOptions & { readonly watch?: boolean }) => {
      const calls = signedInCalls(options)
      const wanted = company === undefined ? {} : { companyID: await companyIDOf(calls, company) }
      const load = async () => (await calls('admin/stats', wanted)).stats
      if (options.watch) {
        const { openStats } = await import('#screens/open-stats.tsx')
        return openStats(load)
      }
      const stats = await load()
      return show(options, { json: stats, tables: () => statsTables(stats) })
    },
  )
}
