import type { Command } from 'commander'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (replies: Command): void => {
  const command = replies
    .command('export')
    .description('export quick replies as CSV, without their pictures')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd replies export --out replies.csv
`,
    )
  withServer(command).action((options: ServerOptions & { readonly out?: string }) =>
    download('quick-replies', {}, options.out, options),
  )
}
