import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { keyIn, keyNamed, keyTables } from './table.ts'

export const addTo = (keys: Command): void => {
  const command = keys
    .command('rotate')
    .description('give a key a new secret, shown only once; the old one works for 24 more hours')
    .argument('<key>', 'number or name')
    .addHelpText(
      'before',
      `Examples:
  xd keys rotate "Ticket sync"
  xd keys rotate 3 --yes --jq .secret
`,
    )
  callCommand(
    command,
    async (calls, text: string, options: Moderate) => {
      const before = await keyNamed(calls, text)
      const tableOf = await keyTables(calls)
      const table = tableOf([before])
      if (options.dryRun) return { json: before, tables: () => [table], notes: [`Would rotate ${before.keyName}.`] }
      await confirmModerate(
        options,
        `Rotate ${before.keyName}? It gets a new secret, and you’re responsible for it from then on.`,
      )
      const { keys: all, secret } = await calls('settings/api-keys/rotate', { keyID: before.keyID })
      const key = keyIn(all, before.keyID)
      return {
        json: { key, secret },
        tables: () => [tableOf([key])],
        notes: [`Its new secret, shown only once: ${secret}`, 'The old one works for 24 more hours.'],
      }
    },
    withModerate,
  )
}
