import type { Command } from 'commander'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { weekOf } from '#commands/hours/week.ts'
import { dollars } from '#output/figure.ts'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { namedStore } from './named-store.ts'
import { storeTable } from './store-table.ts'

interface Given {
  readonly name?: string
  readonly abbr?: string
  readonly color?: string
  readonly smsNumber?: string
  readonly phone?: string
  readonly address?: string
  readonly timezone?: string
  readonly open?: readonly string[]
  readonly autoReply?: string
  readonly autoReplyEs?: string
  readonly on?: true
  readonly off?: true
  readonly delete?: true
}

type SaveOptions = OutputOptions & ServerOptions & Moderate & Given

type StoreChange = WireInput<'stores/save'>['store']

const gather = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

const changeOf = (given: Given): StoreChange => {
  const change = {
    storeName: given.name,
    storeAbbr: given.abbr,
    storeColor: given.color,
    storeSMSNumber: given.smsNumber,
    storePhone: given.phone,
    storeAddressStr: given.address,
    storeTimezone: given.timezone,
    storeHours: given.open && weekOf(given.open),
    autoReplyMessage: given.autoReply,
    autoReplyMessageES: given.autoReplyEs,
    storeEnabled: given.on ? true : given.off ? false : undefined,
    storeDeleted: given.delete ? true : given.on ? false : undefined,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

export const addTo = (stores: Command): void => {
  const command = stores
    .command('save')
    .description('change a store, or add one')
    .argument('[store]', 'its ID or abbreviation; without it, a store is added')
    .option('--name <name>', 'its name')
    .option('--abbr <text>', 'its name in lists, 8 characters at most')
    .option('--color <color>', 'a color like #1b6b3a')
    .option('--sms-number <number>', 'the number it texts from')
    .option('--phone <number>', 'the number customers call')
    .option('--address <address>', 'its address')
    .option('--timezone <zone>', 'its time zone, America/Denver')
    .option('--open <span>', 'the whole week, "mon-fri 09:00-18:00 17:45"; may be repeated', gather)
    .option('--auto-reply <text>', 'the answer while it is closed')
    .option('--auto-reply-es <text>', 'the same for customers who write in Spanish')
    .option('--on', 'open it again')
    .option('--off', 'switch it off')
    .option('--delete', 'delete it')
    .addHelpText(
      'before',
      `Examples:
  xd stores save --name "Golden Pledge Harbor" --timezone America/New_York
  xd stores save 3 --open "mon-fri 09:00-18:00 17:45" --open "sat 10:00-14:00"
  xd stores save LAKE --off
`,
    )
  withServer(withModerate(withOutput(command))).action(async (text: string | undefined, options: SaveOptions) => {
    const change = changeOf(options)
    if (text === undefined && options.name === undefined) throw usageFailure('xd stores save needs a store, or --name')
    if (Object.keys(change).length === 0) throw usageFailure('xd stores save needs something to change')
    const calls = signedInCalls(options)
    const { stores: listed, nextStore } = await calls('settings/stores/list', {})
    const before = text === undefined ? undefined : namedStore(listed, text)
    if (options.dryRun)
      return show(options, {
        json: { ...before, ...change },
        tables: () => [],
        notes: [before ? `Would change ${before.storeName}.` : `Would add a store for ${dollars(nextStore)} a month.`],
      })
    if (before === undefined)
      await confirmModerate(options, `This adds ${dollars(nextStore)} to your monthly bill. Add the store?`)
    else if (options.off || options.delete)
      await confirmModerate(
        options,
        `${before.storeName}\nNobody can text or request payments there anymore. ${options.delete ? 'Delete it' : 'Switch it off'}?`,
      )
    const { store } = await calls('stores/save', {
      store: { ...change, ...(before && { storeID: before.storeID }) },
      ...(before && { expectedVersion: before.storeVersion }),
    })
    return show(options, { json: store, tables: () => [storeTable([store], Date.now())] })
  })
}
