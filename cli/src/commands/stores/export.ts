import type { Command } from 'commander'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (stores: Command): void => {
  const command = stores
    .command('export')
    .description('export your stores as CSV, including those switched off or deleted')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd stores export --out stores.csv
`,
    )
  withServer(command).action((options: ServerOptions & { readonly out?: string }) =>
    download('stores', {}, options.out, options),
  )
}
