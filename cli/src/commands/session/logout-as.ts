import type { Command } from 'commander'
import { sentence } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { callsOf } from '#session/client.ts'
import { forgetVisit } from '#session/profile.ts'
import { profileName, type ServerOptions, signedIn, withServer } from '#session/server.ts'

export const addTo = (program: Command): void => {
  const command = program
    .command('logout-as')
    .description('end a support visit and return to your own company')
    .addHelpText(
      'before',
      `Examples:
  xd logout-as
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { server, token, profile } = signedIn(options)
    const calls = callsOf(server, token)
    const { session } = await calls('auth/info', {})
    const { companyID, companyName } = await calls('admin/logout-as', {})
    const hasEnded = session.impersonatedBy !== undefined || profile?.visit !== undefined
    forgetVisit(profileName(options))
    return show(options, {
      json: { companyID, companyName },
      tables: () => [
        sentence(hasEnded ? `Back at ${companyName}.` : `You are not on a support visit. You are at ${companyName}.`),
      ],
    })
  })
}
