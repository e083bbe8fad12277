import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { sentence } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { ask, askSecret, canAsk, readLine } from '#session/ask.ts'
import { callsOf } from '#session/client.ts'
import { secretKeyFor } from '#session/secret-key.ts'
import { type ServerOptions, serverOf, withServer } from '#session/server.ts'

interface SetupOptions extends OutputOptions, ServerOptions {
  readonly company?: string
  readonly store?: string
  readonly timezone?: string
  readonly username?: string
  readonly passwordStdin?: boolean
}

const answerOf = async (given: string | undefined, question: string, flag: string): Promise<string> => {
  if (given !== undefined) return given
  if (!canAsk()) throw usageFailure(`xd setup needs ${flag} where it cannot ask`)
  return ask(question)
}

export const addTo = (program: Command): void => {
  const command = program
    .command('setup')
    .description('create the first company, store and owner of a live database')
    .option('--company <name>', 'the company')
    .option('--store <name>', 'its first store')
    .option('--timezone <zone>', 'the zone of both, such as America/Chicago')
    .option('--username <username>', 'the owner’s email address')
    .option('--password-stdin', 'read the owner’s password from standard input')
    .addHelpText(
      'before',
      `Examples:
  xd setup --server https://office.example
  XD_SECRET_KEY=… xd setup --company "Acme Pawn" --store "Main St" --timezone America/Chicago \\
    --username owner@acme.example --password-stdin < password.txt
`,
    )
  withServer(withOutput(command)).action(async (options: SetupOptions) => {
    const server = serverOf(options)
    const companyName = await answerOf(options.company, 'Company: ', '--company')
    const storeName = await answerOf(options.store, 'First store: ', '--store')
    const timezone = await answerOf(options.timezone, 'Time zone (America/Chicago): ', '--timezone')
    const username = await answerOf(options.username, 'Owner’s email address: ', '--username')
    if (!options.passwordStdin && !canAsk()) throw usageFailure('xd setup needs --password-stdin where it cannot ask')
    const password = options.passwordStdin
      ? await readLine()
      : await askSecret('Owner’s password (12 characters or more): ')
    const secret = await secretKeyFor('xd setup')
    const { companyID, companyKey } = await callsOf(server)('setup/create', {
      secret,
      companyName,
      storeName,
      timezone,
      username,
      password,
    })
    return show(options, {
      json: { companyID, companyKey },
      tables: () => [
        sentence(
          `${companyName} is set up. Sign in at ${server} as ${username}: the first screen lists what comes next.`,
        ),
        sentence(`In the terminal: xd login ${username} --server ${server}`),
      ],
    })
  })
}
