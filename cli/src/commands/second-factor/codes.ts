import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { codeList, KEEP_THEM } from './code-list.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('codes')
    .description('get ten new recovery codes; the old ones stop working')
    .addHelpText('before', 'Examples:\n  xd second-factor codes\n')
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { recoveryCodes } = await signedInCalls(options)('auth/second-factor/recovery-codes', {})
    return show(options, { json: { recoveryCodes }, tables: () => [codeList(recoveryCodes)], notes: [KEEP_THEM] })
  })
}
