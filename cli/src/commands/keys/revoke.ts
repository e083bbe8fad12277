import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { keyIn, keyNamed, keyTables } from './table.ts'

export const addTo = (keys: Command): void => {
  const command = keys
    .command('revoke')
    .description('permanently revoke an API key')
    .argument('<key>', 'number or name')
    .addHelpText(
      'before',
      `Examples:
  xd keys revoke "Old website"
  xd keys revoke 3 --yes
`,
    )
  callCommand(
    command,
    async (calls, text: string, options: Moderate) => {
      const before = await keyNamed(calls, text)
      const tableOf = await keyTables(calls)
      const table = tableOf([before])
      if (options.dryRun) return { json: before, tables: () => [table], notes: [`Would revoke ${before.keyName}.`] }
      await confirmModerate(options, `Revoke ${before.keyName}? Programs that use it stop working right away.`)
      const { keys: all } = await calls('settings/api-keys/revoke', { keyID: before.keyID })
      const key = keyIn(all, before.keyID)
      return { json: key, tables: () => [tableOf([key])] }
    },
    withModerate,
  )
}
