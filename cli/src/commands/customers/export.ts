import type { Command } from 'commander'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (customers: Command): void => {
  const command = customers
    .command('export')
    .description('export customers as CSV')
    .argument('[text]', 'text to search for')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd customers export --out customers.csv
`,
    )
  withServer(command).action((filter: string | undefined, options: ServerOptions & { readonly out?: string }) =>
    download('customers', filter === undefined ? {} : { filter }, options.out, options),
  )
}
