import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { sentence } from '#output/table.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { codeList, KEEP_THEM } from './code-list.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('confirm')
    .description('confirm your app with one of its codes')
    .argument('<code>', 'the six digits it shows now')
    .addHelpText('before', 'Examples:\n  xd second-factor confirm 492039\n')
  withServer(withOutput(command)).action(async (code: string, options: OutputOptions & ServerOptions) => {
    const { recoveryCodes } = await signedInCalls(options)('auth/second-factor/confirm', { code })
    return show(options, {
      json: { recoveryCodes: recoveryCodes ?? [] },
      tables: () => [recoveryCodes ? codeList(recoveryCodes) : sentence('Your app is set up.')],
      ...(recoveryCodes && { notes: [KEEP_THEM] }),
    })
  })
}
