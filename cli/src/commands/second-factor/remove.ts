import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { sentence } from '#output/table.ts'
import { askSecret, canAsk, readSecret } from '#session/ask.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type RemoveOptions = OutputOptions & ServerOptions & { readonly passwordStdin?: boolean }

export const addTo = (parent: Command): void => {
  const command = parent
    .command('remove')
    .description('remove your authenticator app')
    .argument('<code>', 'one of its codes, or a recovery code')
    .option('--password-stdin', 'read your password from standard input')
    .addHelpText('before', 'Examples:\n  xd second-factor remove 492039\n')
  withServer(withOutput(command)).action(async (code: string, options: RemoveOptions) => {
    if (!options.passwordStdin && !canAsk())
      throw usageFailure('xd second-factor remove needs --password-stdin when it can’t ask')
    const password = options.passwordStdin ? await readSecret('password') : await askSecret('Your password: ')
    await signedInCalls(options)('auth/second-factor/remove', { password, code })
    return show(options, { json: {}, tables: () => [sentence('Your app is removed.')] })
  })
}
