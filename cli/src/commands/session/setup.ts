import type { Command } from 'commander'
import { isTimezone } from '@xd/core/domain/time/zone.ts'
import { usageFailure } from '#output/failure.ts'
import { sentence } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { ask, askSecret, canAsk, readSecret } from '#session/ask.ts'
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

const answerOf = async (
  given: string | undefined,
  question: string,
  flag: string,
  /** The error in an answer, if any: the question is then repeated, and earlier answers stay. */
  problem: (answer: string) => string | null = (answer) => (answer === '' ? 'It can’t be empty.' : null),
): Promise<string> => {
  if (given !== undefined) return given
  if (!canAsk()) throw usageFailure(`xd setup needs ${flag} where it cannot ask`)
  for (;;) {
    const answer = (await ask(question)).trim()
    const wrong = problem(answer)
    if (wrong === null) return answer
    process.stderr.write(`${wrong}\n`)
  }
}

/** This computer's zone, unless it is one that servers are set to. */
const ownZone = (): string | undefined => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') ? timeZone : undefined
}

const zoneOf = async (given: string | undefined): Promise<string> => {
  const own = ownZone()
  const question = own === undefined ? 'Time zone, such as America/Chicago: ' : `Time zone (Enter for ${own}): `
  const problem = (answer: string) =>
    isTimezone(answer || (own ?? '')) ? null : 'A time zone has a name such as America/Chicago.'
  return (await answerOf(given, question, '--timezone', problem)) || (own ?? '')
}

const emailProblem = (answer: string) => (/^\S+@\S+\.\S+$/.test(answer) ? null : 'An email address, please.')

/** Only the server knows whether a password is too easy to guess. */
const askUntilTaken = async <T>(create: (password: string) => Promise<T>): Promise<T> => {
  for (;;) {
    const password = await askSecret('Owner’s password (12 characters or more): ')
    try {
      return await create(password)
    } catch (error) {
      const { fields } = error as { fields?: Readonly<Record<string, string>> }
      if (fields?.['password'] === undefined || Object.keys(fields).length > 1) throw error
      process.stderr.write(`${fields['password']}\n`)
    }
  }
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
    const timezone = await zoneOf(options.timezone)
    const username = await answerOf(options.username, 'Owner’s email address: ', '--username', emailProblem)
    if (!options.passwordStdin && !canAsk()) throw usageFailure('xd setup needs --password-stdin where it cannot ask')
    const secret = await secretKeyFor('xd setup')
    const create = (password: string) =>
      callsOf(server)('setup/create', { secret, companyName, storeName, timezone, username, password })
    const { companyID, companyKey } = options.passwordStdin
      ? await create(await readSecret('password'))
      : await askUntilTaken(create)
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
