import type { Command } from 'commander'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { statsTables } from '#output/stats-tables.ts'

export const addTo = (program: Command): void => {
  const command = program
    .command('stats')
    .description('customers, messages and payments, for one company or all')
    .argument('[companyID]', 'the company (default: all)')
    .option('--watch', 'a dashboard that refreshes itself')
    .addHelpText(
      'before',
      `Examples:
  xd stats
  xd stats 2 --json
  xd stats 2 --watch
`,
    )
  withServer(withOutput(command)).action(
    async (company: string | undefined, options: OutputOptions & ServerOptions & { readonly watch?: boolean }) => {
      if (company !== undefined && !/^\d{1,15}$/.test(company))
        throw invalidInput(`a company is named by its number, not ${company}`, 'xd companies list')
      const calls = signedInCalls(options)
      const load = async () =>
        (await calls('admin/stats', company === undefined ? {} : { companyID: Number(company) })).stats
      if (options.watch) {
        const { openStats } = await import('#screens/open-stats.tsx')
        return openStats(load)
      }
      const stats = await load()
      return show(options, { json: stats, tables: () => statsTables(stats) })
    },
  )
}
