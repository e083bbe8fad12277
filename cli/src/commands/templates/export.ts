import type { Command } from 'commander'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (templates: Command): void => {
  const command = templates
    .command('export')
    .description('export templates as CSV')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd templates export --out templates.csv
`,
    )
  withServer(command).action((options: ServerOptions & { readonly out?: string }) =>
    download('templates', {}, options.out, options),
  )
}
