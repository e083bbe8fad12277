import type { Command } from 'commander'
import { showWaiting } from '#commands/approvals/show-waiting.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { userNamed } from '#session/user-named.ts'
import { userList } from './table.ts'

type DisableOptions = OutputOptions & ServerOptions & Moderate & { readonly undo?: boolean }

export const addTo = (users: Command): void => {
  const command = users
    .command('disable')
    .description('sign a user out everywhere and block them from signing in')
    .argument('<user>', 'number, email or name')
    .option('--undo', 'let them sign in again')
    .addHelpText(
      'before',
      `Examples:
  xd users disable Sam
  xd users disable sam@example.com --yes
  xd users disable Sam --undo
`,
    )
  withServer(withModerate(withOutput(command))).action(async (text: string, options: DisableOptions) => {
    const calls = signedInCalls(options)
    const before = await userNamed(calls, text)
    const table = await userList(calls, [before])
    const act = options.undo ? 'enable' : 'disable'
    if (options.dryRun)
      return show(options, { json: before, tables: () => [table], notes: [`Would ${act} ${before.userNickname}.`] })
    if (!options.undo)
      await confirmModerate(options, `Disable ${before.userNickname}? They’ll be signed out everywhere.`)
    const { user, approval } = await calls('settings/users/disable', { userID: before.userID, disabled: !options.undo })
    if (approval) return showWaiting(options, approval)
    const after = await userList(calls, [user])
    return show(options, { json: user, tables: () => [after] })
  })
}
