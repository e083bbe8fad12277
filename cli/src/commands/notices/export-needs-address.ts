import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type SearchOptions, searchOf, withStore } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ExportOptions = ServerOptions & Pick<SearchOptions, 'store'> & { readonly out?: string }

export const addTo = (notices: Command): void => {
  const command = notices
    .command('export-needs-address')
    .description('export the letters that need an address, as CSV')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText('before', `Examples:\n  xd notices export-needs-address --out addresses.csv\n`)
  withServer(withStore(command)).action(async (options: ExportOptions) =>
    download('needs-address', await searchOf(signedInCalls(options), undefined, options), options.out, options),
  )
}
