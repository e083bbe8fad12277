import type { Command } from 'commander'
import { endOfApiKey, modeOfApiKey } from '@xd/core/domain/access/api-key.ts'
import { invalidInput, usageFailure } from '#output/failure.ts'
import { sentence } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { askSecret, canAsk, readSecret } from '#session/ask.ts'
import { callsOf } from '#session/client.ts'
import { writeProfile } from '#session/profile.ts'
import { profileName, type ServerOptions, serverOf, withServer } from '#session/server.ts'

type UseOptions = OutputOptions & ServerOptions & { readonly keyStdin?: boolean }

/** Never from the command line: everyone on the machine can see arguments. */
const keyOf = (fromStdin: boolean | undefined): Promise<string> => {
  if (fromStdin) return readSecret('key')
  if (!canAsk()) throw usageFailure('xd keys use needs --key-stdin when it can’t ask')
  return askSecret('API key: ')
}

export const addTo = (keys: Command): void => {
  const command = keys
    .command('use')
    .description('save an API key on this computer, for commands to use instead of signing in')
    .option('--key-stdin', 'read the key from standard input')
    .addHelpText(
      'before',
      `Examples:
  xd keys use --profile sync
  xd keys use --profile sync --key-stdin < key.txt
  XD_TOKEN=$(cat key.txt) xd tickets list     # without saving it
`,
    )
  withServer(withOutput(command)).action(async (options: UseOptions) => {
    const token = (await keyOf(options.keyStdin)).trim()
    if (modeOfApiKey(token) === undefined)
      throw invalidInput('this isn’t a valid API key: it has a typo, or part is missing')
    const server = serverOf(options)
    const { company } = await callsOf(server, token)('stores/company-info', {})
    const username = `API key …${endOfApiKey(token)}`
    writeProfile(profileName(options), { server, token, username })
    return show(options, {
      json: { server, company, username },
      tables: () => [sentence(`Using ${username} of ${company.companyName} at ${server}`)],
    })
  })
}
