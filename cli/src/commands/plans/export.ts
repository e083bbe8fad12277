import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type PlanFilters, planSearch, withPlanFilters } from './filters.ts'

type ExportOptions = ServerOptions & PlanFilters & { readonly out?: string }

export const addTo = (plans: Command): void => {
  const command = plans
    .command('export')
    .description('export payment plans as CSV, filtered like the list')
    .argument('[text]', 'the memo, a ticket number, or the customer’s name or phone')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText('before', `Examples:\n  xd plans export --status active --out plans.csv\n`)
  withServer(withPlanFilters(command)).action(async (text: string | undefined, options: ExportOptions) =>
    download('plans', await planSearch(signedInCalls(options), text, options), options.out, options),
  )
}
