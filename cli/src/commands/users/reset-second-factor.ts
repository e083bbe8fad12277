import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { userNamed } from '#session/user-named.ts'
import { userList } from './table.ts'

export const addTo = (users: Command): void => {
  const command = users
    .command('reset-second-factor')
    .description('remove a user’s lost second factor, and sign them out')
    .argument('<user>', 'number, email or name')
    .addHelpText('before', 'Examples:\n  xd users reset-second-factor Sam\n')
  callCommand(
    command,
    async (calls, text: string, options: Moderate) => {
      const before = await userNamed(calls, text)
      const name = before.userNickname
      if (options.dryRun) {
        const table = await userList(calls, [before])
        const notes = [before.userSecondFactor ? `Would reset ${name}’s second factor.` : `${name} has none.`]
        return { json: before, tables: () => [table], notes }
      }
      await confirmModerate(options, `Reset ${name}’s second factor? Their password alone will sign them in.`)
      const { user } = await calls('settings/users/reset-second-factor', { userID: before.userID })
      const after = await userList(calls, [user])
      return { json: user, tables: () => [after] }
    },
    withModerate,
  )
}
