import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { sentence } from '#output/table.ts'
import { callsOf } from '#session/client.ts'
import { type ServerOptions, serverOf, withServer } from '#session/server.ts'
import { createWith, usernameOf } from './first-user.ts'

interface SupportOptions extends OutputOptions, ServerOptions {
  readonly username?: string
  readonly passwordStdin?: boolean
}

export const addTo = (setup: Command): void => {
  const command = setup
    .command('support')
    .description('create the first user of XD Support, who runs the companies of this server')
    .option('--username <username>', 'their email address')
    .option('--password-stdin', 'read their password from standard input')
    .addHelpText(
      'before',
      `Examples:
  xd setup support --server https://office.example
  XD_SECRET_KEY=… xd setup support --username help@office.example --password-stdin < password.txt
`,
    )
  withServer(withOutput(command)).action(async () => {
    // The flags that `xd setup` shares count as this command's own.
    const options = command.optsWithGlobals<SupportOptions>()
    const server = serverOf(options)
    const wanted = await usernameOf(options.username, 'Their')
    const { passwordStdin } = options
    const { username } = await createWith('xd setup support', { whose: 'Their', passwordStdin }, (secrets) =>
      callsOf(server)('setup/support', { ...secrets, username: wanted }),
    )
    return show(options, {
      json: { username },
      tables: () => [
        sentence(`${username} is XD Support here. They sign in at ${server} and set up a second factor first.`),
        sentence(`In the terminal: xd login ${username} --server ${server}, then xd second-factor start`),
      ],
    })
  })
}
