import type { Command } from 'commander'
import { isTimezone } from '@xd/core/domain/time/zone.ts'
import { sentence } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { callsOf } from '#session/client.ts'
import { type ServerOptions, serverOf, withServer } from '#session/server.ts'
import { answerOf, createWith, usernameOf } from './first-user.ts'
import { addTo as addSupport } from './setup-support.ts'

interface SetupOptions extends OutputOptions, ServerOptions {
  readonly company?: string
  readonly store?: string
  readonly timezone?: string
  readonly username?: string
  readonly passwordStdin?: boolean
}

/** This computer's zone, unless it is one that servers usually use. */
const ownZone = (): string | undefined => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') ? timeZone : undefined
}

const zoneOf = async (given: string | undefined): Promise<string> => {
  const own = ownZone()
  const question = own === undefined ? 'Time zone, such as America/Chicago: ' : `Time zone (Enter for ${own}): `
  const problem = (answer: string) =>
    isTimezone(answer || (own ?? '')) ? null : 'Enter a time zone such as America/Chicago.'
  return (await answerOf(given, question, '--timezone', problem)) || (own ?? '')
}

export const addTo = (program: Command): void => {
  const command = program
    .command('setup')
    .description('create the first company, store and owner of a live database')
    .option('--company <name>', 'the company')
    .option('--store <name>', 'its first store')
    .option('--timezone <zone>', 'the time zone of both, such as America/Chicago')
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
    const timezone = await zoneOf(options.timezone)
    const username = await usernameOf(options.username, 'Owner’s')
    const { passwordStdin } = options
    const { companyID, companyKey } = await createWith('xd setup', { whose: 'Owner’s', passwordStdin }, (secrets) =>
      callsOf(server)('setup/create', { ...secrets, companyName, storeName, timezone, username }),
    )
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
  addSupport(command)
}
