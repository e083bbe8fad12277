import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { settingsTable } from './table.ts'

export const addTo = (self: Command): void => {
  const command = self
    .command('fetch')
    .description('a store’s self-service settings')
    .argument('<store>', 'its number, short name or name')
    .addHelpText(
      'before',
      `Examples:
  xd self fetch "Main St"
  xd self fetch 1 --json=selfURL
`,
    )
  withServer(withOutput(command)).action(async (store: string, options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const { settings } = await calls('settings/self-service/fetch', { storeID: await storeIDOf(calls, store) })
    return show(options, { json: settings, tables: () => [settingsTable(settings)] })
  })
}
