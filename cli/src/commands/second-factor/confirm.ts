import type { Command } from 'commander'
import { sentence } from '#output/table.ts'
import { callCommand } from '#session/call-command.ts'
import { codeList, KEEP_THEM } from './code-list.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('confirm')
    .description('confirm your app with one of its codes')
    .argument('<code>', 'the six digits it shows now')
    .addHelpText('before', 'Examples:\n  xd second-factor confirm 492039\n')
  callCommand(command, async (calls, code: string) => {
    const { recoveryCodes } = await calls('auth/second-factor/confirm', { code })
    return {
      json: { recoveryCodes: recoveryCodes ?? [] },
      tables: () => [recoveryCodes ? codeList(recoveryCodes) : sentence('Your app is set up.')],
      ...(recoveryCodes && { notes: [KEEP_THEM] }),
    }
  })
}
