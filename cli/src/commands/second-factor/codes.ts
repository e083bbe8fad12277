import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { codeList, KEEP_THEM } from './code-list.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('codes')
    .description('get ten new recovery codes; the old ones stop working')
    .addHelpText('before', 'Examples:\n  xd second-factor codes\n')
  callCommand(command, async (calls) => {
    const { recoveryCodes } = await calls('auth/second-factor/recovery-codes', {})
    return { json: { recoveryCodes }, tables: () => [codeList(recoveryCodes)], notes: [KEEP_THEM] }
  })
}
