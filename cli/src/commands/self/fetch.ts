import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { storeIDOf } from '#session/list-options.ts'
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
  callCommand(command, async (calls, store: string) => {
    const { settings } = await calls('settings/self-service/fetch', { storeID: await storeIDOf(calls, store) })
    return { json: settings, tables: () => [settingsTable(settings)] }
  })
}
