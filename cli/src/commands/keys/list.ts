import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { keyTables } from './table.ts'

export const addTo = (keys: Command): void => {
  const command = keys
    .command('list')
    .description('the company’s API keys, without their secrets')
    .addHelpText(
      'before',
      `Examples:
  xd keys list
  xd keys list --json=keyName,keyState,keyUsed
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const tableOf = await keyTables(calls)
    const { keys: listed } = await calls('settings/api-keys/list', {})
    const notes =
      listed.length === 0 ? ['There are no API keys yet. To make one: xd keys make NAME --permission …'] : []
    return show(options, { json: listed, tables: () => [tableOf(listed)], notes })
  })
}
