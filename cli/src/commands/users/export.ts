import type { Command } from 'commander'
import { USER_STATUSES } from '@xd/core/domain/access/user-status.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

interface Given extends ServerOptions {
  readonly status?: string
  readonly out?: string
}

export const addTo = (users: Command): void => {
  const command = users
    .command('export')
    .description('export the company’s users as CSV, with their permissions')
    .argument('[text]', 'part of a name or email')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd users export --out users.csv
  xd users export --status disabled
`,
    )
  command.addOption(
    command
      .createOption('--status <status>', 'only with this status (default: all)')
      .choices(['all', ...USER_STATUSES]),
  )
  withServer(command).action((filter: string | undefined, { status, ...options }: Given) =>
    download('users', { ...(filter !== undefined && { filter }), ...(status && { status }) }, options.out, options),
  )
}
