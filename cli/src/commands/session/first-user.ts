import { usageFailure } from '#output/failure.ts'
import { ask, askSecret, canAsk, readSecret } from '#session/ask.ts'
import { secretKeyFor } from '#session/secret-key.ts'

/** The answer given as a flag, or asked for until it is valid. Earlier answers stay. */
export const answerOf = async (
  given: string | undefined,
  question: string,
  flag: string,
  /** The error in an answer, if any. */
  problem: (answer: string) => string | null = (answer) => (answer === '' ? 'This can’t be empty.' : null),
): Promise<string> => {
  if (given !== undefined) return given
  if (!canAsk()) throw usageFailure(`xd setup needs ${flag} when it can’t ask`)
  for (;;) {
    const answer = (await ask(question)).trim()
    const wrong = problem(answer)
    if (wrong === null) return answer
    process.stderr.write(`${wrong}\n`)
  }
}

const emailProblem = (answer: string) => (/^\S+@\S+\.\S+$/.test(answer) ? null : 'Enter an email address.')

/** The email address that they will sign in with. */
export const usernameOf = (given: string | undefined, whose: string): Promise<string> =>
  answerOf(given, `${whose} email address: `, '--username', emailProblem)

/** Only the server knows whether a password is too easy to guess. */
const askUntilTaken = async <T>(whose: string, create: (password: string) => Promise<T>): Promise<T> => {
  for (;;) {
    const password = await askSecret(`${whose} password (12 characters or more): `)
    try {
      return await create(password)
    } catch (error) {
      const { fields } = error as { fields?: Readonly<Record<string, string>> }
      if (fields?.['password'] === undefined || Object.keys(fields).length > 1) throw error
      process.stderr.write(`${fields['password']}\n`)
    }
  }
}

interface Secrets {
  readonly secret: string
  readonly password: string
}

/** Creates a user with the server's secret key and the user's own password. Neither comes from the command line. */
export const createWith = async <T>(
  command: string,
  { whose, passwordStdin }: { readonly whose: string; readonly passwordStdin: boolean | undefined },
  create: (secrets: Secrets) => Promise<T>,
): Promise<T> => {
  if (!passwordStdin && !canAsk()) throw usageFailure(`${command} needs --password-stdin when it can’t ask`)
  const secret = await secretKeyFor(command)
  return passwordStdin
    ? create({ secret, password: await readSecret('password') })
    : askUntilTaken(whose, (password) => create({ secret, password }))
}
