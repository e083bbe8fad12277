import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { signedInCalls } from './client.ts'
import { download } from './download.ts'
import { type ServerOptions, withServer } from './server.ts'

interface Exported<Filters> {
  readonly name: ExportName
  /** The verb, if a noun has several files. */
  readonly verb?: string
  /** The file's content. */
  readonly what: string
  /** What the text search covers, if the list has one. */
  readonly text?: string
  readonly example: string
  readonly withFilters?: (command: Command) => Command
  readonly search?: (calls: CallClient, text: string | undefined, filters: Filters) => Promise<object>
}

/** The `export` of a noun: its list as the server's CSV file, with the list's own filters. */
export const addExport = <Filters>(
  parent: Command,
  { name, verb = 'export', what, text, example, withFilters, search }: Exported<Filters>,
): void => {
  type Options = ServerOptions & Filters & { readonly out?: string }
  const command = parent
    .command(verb)
    .description(`export ${what} as CSV${withFilters ? ', filtered like the list' : ''}`)
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText('before', `Examples:\n  ${example}\n`)
  if (text !== undefined) command.argument('[text]', text)
  withServer(withFilters?.(command) ?? command).action(async () => {
    const options = command.opts<Options>()
    const asked = search ? await search(signedInCalls(options), command.args[0], options) : {}
    return download(name, asked, options.out, options)
  })
}
