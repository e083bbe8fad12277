import type { Command } from 'commander'
import { facts } from '#output/table.ts'
import { instant } from '#output/when.ts'
import { callCommand } from '#session/call-command.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('show')
    .alias('list')
    .description('your authenticator app, passkeys and recovery codes')
    .addHelpText('before', 'Examples:\n  xd second-factor show\n')
  callCommand(command, async (calls) => {
    const factor = await calls('auth/second-factor/fetch', {})
    const { totp, passkeys, recoveryCodesLeft, required, requiredFrom } = factor
    return {
      json: factor,
      tables: () => [
        facts([
          ['Authenticator app', totp ? `since ${instant(totp.since)}` : 'none'],
          ['Passkeys', passkeys.map(({ name }) => name).join(', ') || 'none'],
          ['Recovery codes left', String(recoveryCodesLeft)],
          ['Required', required ? (requiredFrom ? `from ${instant(requiredFrom)}` : 'yes') : 'no'],
        ]),
      ],
    }
  })
}
