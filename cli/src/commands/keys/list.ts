import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
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
  callCommand(command, async (calls) => {
    const tableOf = await keyTables(calls)
    const { keys: listed } = await calls('settings/api-keys/list', {})
    const notes =
      listed.length === 0 ? ['There are no API keys yet. To make one: xd keys make NAME --permission …'] : []
    return { json: listed, tables: () => [tableOf(listed)], notes }
  })
}
