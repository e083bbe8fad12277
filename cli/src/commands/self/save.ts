import type { Command } from 'commander'
import { dollarsFromCents, parseDollars } from '@xd/core/domain/money/cents.ts'
import { invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { wholeNumber } from '#session/whole-number.ts'
import { settingsTable } from './table.ts'

type SaveOptions = OutputOptions &
  ServerOptions & {
    readonly on?: true
    readonly off?: true
    readonly hours?: string
    readonly most?: string
    readonly items?: 'yes' | 'no'
    readonly expectedVersion?: string
  }

const limitIn = (text: string): number | null => {
  if (text === 'none') return null
  const parsed = parseDollars(text)
  if (!parsed.ok) throw invalidInput(`${text}: ${parsed.reason}`)
  return dollarsFromCents(parsed.cents)
}

const changesIn = ({ on, off, hours, most, items }: SaveOptions) => ({
  ...((on ?? off) && { selfEnabled: on === true }),
  ...(hours !== undefined && { selfMaxAgeHours: wholeNumber('hours', hours) }),
  ...(most !== undefined && { selfMaxAmount: limitIn(most) }),
  ...(items !== undefined && { selfShowItems: items === 'yes' }),
})

export const addTo = (self: Command): void => {
  const command = self
    .command('save')
    .description('change a store’s self-service settings')
    .argument('<store>', 'its number, short name or name')
    .option('--on', 'customers can pay without a clerk')
    .option('--off', 'customers can’t pay without a clerk')
    .option('--hours <hours>', 'how old a ticket file may be, 1 to 168')
    .option('--most <dollars>', 'the largest payment allowed, or none')
    .addOption(self.createOption('--items <show>', 'show what each ticket is for').choices(['yes', 'no']))
    .option('--expected-version <number>', 'fail if someone has saved a newer version')
    .addHelpText(
      'before',
      `Examples:
  xd self save "Main St" --on
  xd self save 1 --hours 24 --most 500
  xd self save 1 --most none --items yes
`,
    )
  withServer(withOutput(command)).action(async (store: string, options: SaveOptions) => {
    const changes = changesIn(options)
    if (options.on && options.off) throw usageFailure('xd self save takes --on or --off, not both')
    if (Object.keys(changes).length === 0) throw usageFailure('xd self save needs at least one change')
    const calls = signedInCalls(options)
    const { settings } = await calls('settings/self-service/save', {
      settings: { storeID: await storeIDOf(calls, store), ...changes },
      expectedVersion: wholeNumber('expected-version', options.expectedVersion),
    })
    return show(options, { json: settings, tables: () => [settingsTable(settings)] })
  })
}
