import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { keyIn, keyNamed, keyTables } from './table.ts'

type RevokeOptions = OutputOptions & ServerOptions & Moderate

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
  withServer(withModerate(withOutput(command))).action(async (text: string, options: RevokeOptions) => {
    const calls = signedInCalls(options)
    const before = await keyNamed(calls, text)
    const tableOf = await keyTables(calls)
    const table = tableOf([before])
    if (options.dryRun)
      return show(options, { json: before, tables: () => [table], notes: [`Would revoke ${before.keyName}.`] })
    await confirmModerate(options, `Revoke ${before.keyName}? Programs that use it stop working right away.`)
    const { keys: all } = await calls('settings/api-keys/revoke', { keyID: before.keyID })
    const key = keyIn(all, before.keyID)
    return show(options, { json: key, tables: () => [tableOf([key])] })
  })
}
