import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { sentence } from '#output/table.ts'
import { callsOf } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { secretKeyFor } from '#session/secret-key.ts'
import { type ServerOptions, serverOf, withServer } from '#session/server.ts'

export const addTo = (program: Command): void => {
  const command = program
    .command('reset-second-factor')
    .description('remove the second factor of a user whom no other owner can help; needs the server’s secret key')
    .argument('<username>', 'the email address they sign in with')
    .addHelpText(
      'before',
      `Examples:
  xd reset-second-factor owner@acme.example
  XD_SECRET_KEY=… xd reset-second-factor owner@acme.example --server https://office.example
`,
    )
  withServer(withModerate(withOutput(command))).action(
    async (username: string, options: OutputOptions & ServerOptions & Moderate) => {
      const server = serverOf(options)
      if (options.dryRun)
        return show(options, {
          json: { username },
          tables: () => [sentence(`Would reset the second factor of ${username} at ${server}.`)],
        })
      const secret = await secretKeyFor('xd reset-second-factor')
      await confirmModerate(options, `Reset the second factor of ${username}? Their password alone will sign them in.`)
      const reset = await callsOf(server)('setup/reset-second-factor', { secret, username })
      return show(options, {
        json: reset,
        tables: () => [
          sentence(`${reset.username} of ${reset.companyName} signs in with their password, and can set up another.`),
        ],
      })
    },
  )
}
