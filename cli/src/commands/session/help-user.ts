import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { type OutputOptions, show, type Shown, withOutput } from '#output/show.ts'
import { sentence } from '#output/table.ts'
import { callsOf } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { secretKeyFor } from '#session/secret-key.ts'
import { type ServerOptions, serverOf, withServer } from '#session/server.ts'

interface Help {
  readonly name: string
  readonly description: string
  readonly wouldDo: (username: string, server: string) => string
  readonly question: (username: string) => string
  readonly help: (calls: CallClient, user: { secret: string; username: string }) => Promise<Shown>
}

/** A command with which the server's operator, who has its secret key, helps a user whom nobody else can help. */
export const addHelp = (program: Command, { name, description, wouldDo, question, help }: Help): void => {
  const command = program
    .command(name)
    .description(description)
    .argument('<username>', 'the email address they sign in with')
    .addHelpText(
      'before',
      `Examples:
  xd ${name} owner@acme.example
  XD_SECRET_KEY=… xd ${name} owner@acme.example --server https://office.example
`,
    )
  withServer(withModerate(withOutput(command))).action(
    async (username: string, options: OutputOptions & ServerOptions & Moderate) => {
      const server = serverOf(options)
      if (options.dryRun)
        return show(options, { json: { username }, tables: () => [sentence(wouldDo(username, server))] })
      const secret = await secretKeyFor(`xd ${name}`)
      await confirmModerate(options, question(username))
      return show(options, await help(callsOf(server), { secret, username }))
    },
  )
}
