import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { facts } from '#output/table.ts'
import { instant } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('show')
    .alias('list')
    .description('your authenticator app, passkeys and recovery codes')
    .addHelpText('before', 'Examples:\n  xd second-factor show\n')
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const factor = await signedInCalls(options)('auth/second-factor/fetch', {})
    const { totp, passkeys, recoveryCodesLeft, required, requiredFrom } = factor
    return show(options, {
      json: factor,
      tables: () => [
        facts([
          ['Authenticator app', totp ? `since ${instant(totp.since)}` : 'none'],
          ['Passkeys', passkeys.map(({ name }) => name).join(', ') || 'none'],
          ['Recovery codes left', String(recoveryCodesLeft)],
          ['Required', required ? (requiredFrom ? `from ${instant(requiredFrom)}` : 'yes') : 'no'],
        ]),
      ],
    })
  })
}
