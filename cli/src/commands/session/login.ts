import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { sentence } from '#output/table.ts'
import { instant } from '#output/when.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { ask, askSecret, canAsk, readSecret } from '#session/ask.ts'
import { callsOf } from '#session/client.ts'
import { askProof, methodsIn } from '#session/prove.ts'
import { writeProfile } from '#session/profile.ts'
import { profileName, type ServerOptions, serverOf, withServer } from '#session/server.ts'

interface LoginOptions extends OutputOptions, ServerOptions {
  readonly username?: string
  readonly passwordStdin?: boolean
  readonly totp?: string
  readonly recoveryCode?: string
}

const usernameOf = async (given: string | undefined): Promise<string> => {
  if (given !== undefined) return given
  if (!canAsk()) throw usageFailure('xd login needs a username: xd login USERNAME --password-stdin')
  return ask('Username: ')
}

/** Never from the command line: everyone on the machine can see arguments. */
const passwordOf = async (fromStdin: boolean | undefined): Promise<string> => {
  if (fromStdin) return readSecret('password')
  if (!canAsk()) throw usageFailure('xd login needs --password-stdin when it can’t ask')
  return askSecret('Password: ')
}

const dueNote = ({ requiredFrom, overdue }: { readonly requiredFrom: string; readonly overdue: boolean }): string =>
  `Set up a second factor${overdue ? ' first: nothing else works until you do' : ` by ${instant(requiredFrom)}`}. xd second-factor start`

export const addTo = (program: Command): void => {
  const command = program
    .command('login')
    .description('sign in to a server')
    .argument('[username]', 'the email address you sign in with')
    .option('--username <username>', 'the same as a flag')
    .option('--password-stdin', 'read the password from standard input')
    .option('--totp <code>', 'the code of your app, if you have one')
    .option('--recovery-code <code>', 'one of your recovery codes instead')
    .addHelpText(
      'before',
      `Examples:
  xd login clerk@goldenpledge.test
  xd login clerk@goldenpledge.test --password-stdin < password.txt
  xd login owner@goldenpledge.test --server https://office.example --profile office
`,
    )
  withServer(withOutput(command)).action(async (argument: string | undefined, options: LoginOptions) => {
    const server = serverOf(options)
    const username = await usernameOf(argument ?? options.username)
    const password = await passwordOf(options.passwordStdin)
    const signIn = (proof: object) => callsOf(server)('auth/login', { username, password, bearer: true, ...proof })
    const { totp, recoveryCode } = options
    const answer = await signIn({ totp, recoveryCode }).catch(async (error: unknown) => {
      const methods = methodsIn(error)
      if (methods === undefined || !canAsk()) throw error
      return signIn(await askProof(methods))
    })
    const token = answer.token ?? ''
    const { user, company, secondFactorDue } = await callsOf(server, token)('auth/info', {})
    writeProfile(profileName(options), {
      server,
      token,
      username: user.userUsername,
      timezone: company.companyTimezone,
      reader: { permissions: user.userPermissions, isSupport: user.userIsXDACCT, features: company.features },
    })
    return show(options, {
      json: { server, user, company },
      tables: () => [sentence(`Signed in to ${server} as ${user.userUsername} of ${company.companyName}`)],
      ...(secondFactorDue && { notes: [dueNote(secondFactorDue)] }),
    })
  })
}
