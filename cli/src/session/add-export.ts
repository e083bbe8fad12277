import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { signedInCalls } from './client.ts'
import { download } from './download.ts'
import { type ServerOptions, withServer } from './server.ts'

interface Exported<Filters> {
  readonly name: ExportName
  /** What the file holds. */
  readonly what: string
  /** What the text looks for. */
  readonly text: string
  readonly example: string
  readonly withFilters: (command: Command) => Command
  readonly search: (calls: CallClient, text: string | undefined, filters: Filters) => Promise<object>
}

/** The `export` of a noun: its list as the server's CSV file, with the list's own filters. */
export const addExport = <Filters>(
  parent: Command,
  { name, what, text, example, withFilters, search }: Exported<Filters>,
): void => {
  type Options = ServerOptions & Filters & { readonly out?: string }
  const command = parent
    .command('export')
    .description(`export ${what} as CSV, filtered like the list`)
    .argument('[text]', text)
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText('before', `Examples:\n  ${example}\n`)
  withServer(withFilters(command)).action(async (typed: string | undefined, options: Options) =>
    download(name, await search(signedInCalls(options), typed, options), options.out, options),
  )
}
