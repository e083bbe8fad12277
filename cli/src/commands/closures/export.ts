import type { Command } from 'commander'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('export')
    .description('export days when stores are closed or have different hours, as CSV')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd closures export --out closures.csv
`,
    )
  withServer(command).action((options: ServerOptions & { readonly out?: string }) =>
    download('closures', {}, options.out, options),
  )
}
