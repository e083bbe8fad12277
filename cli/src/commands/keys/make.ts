import { type Command, Option } from 'commander'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { mayBeAKeys } from '@xd/core/domain/access/api-key.ts'
import { PERMISSIONS } from '@xd/core/domain/access/permissions.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { showWaiting } from '#commands/approvals/show-waiting.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { keyIn, keyTables } from './table.ts'

interface MakeOptions extends OutputOptions, ServerOptions {
  readonly permission?: readonly string[]
  readonly store?: readonly string[]
  readonly from?: readonly string[]
  readonly days?: string
}

const expiresIn = (days: string): string => {
  if (!/^\d{1,4}$/.test(days) || Number(days) === 0) throw invalidInput(`--days must be a number of days, not ${days}`)
  return new Date(Date.now() + Number(days) * DAY_MS).toISOString()
}

export const addTo = (keys: Command): void => {
  const command = keys
    .command('make')
    .description('make an API key for a program; its secret is shown only once')
    .argument('<name>', 'the program it is for')
    .addOption(
      new Option('--permission <permission...>', 'what it can do; only permissions you have').choices(
        PERMISSIONS.filter(mayBeAKeys),
      ),
    )
    .option('--store <store...>', 'only at these stores: number, short name or name (default: all of yours)')
    .option('--from <address...>', 'only from these addresses or networks, like 203.0.113.0/24')
    .option('--days <days>', 'how long it lasts (default: a year)')
    .addHelpText(
      'before',
      `Examples:
  xd keys make "Ticket sync" --permission customers tickets
  xd keys make Website --permission messages --store "Main St" --from 203.0.113.0/24 --days 90
  xd keys make Report --permission reports --jq .secret
`,
    )
  withServer(withOutput(command)).action(async (keyName: string, options: MakeOptions) => {
    if (!options.permission)
      throw new Failure('Choose what the key can do: add --permission, with one or more.', exitCode.usage)
    const calls = signedInCalls(options)
    const { store } = options
    const storeIDs = store && (await Promise.all(store.map((text) => storeIDOf(calls, text))))
    const tableOf = await keyTables(calls)
    const {
      keys: all,
      keyID,
      secret,
      approval,
    } = await calls('settings/api-keys/save', {
      key: {
        keyName,
        keyPermissions: options.permission as WireInput<'settings/api-keys/save'>['key']['keyPermissions'],
        ...(storeIDs && { keyStoreIDs: storeIDs }),
        ...(options.from && { keyAddresses: options.from }),
        ...(options.days !== undefined && { keyExpires: expiresIn(options.days) }),
      },
    })
    if (approval) return showWaiting(options, approval)
    const key = keyIn(all, keyID)
    return show(options, {
      json: { key, secret },
      tables: () => [tableOf([key])],
      notes: [`Its secret, shown only once: ${secret}`],
    })
  })
}
