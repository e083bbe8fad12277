import type { Command } from 'commander'
import { invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { namedStore } from '#commands/stores/named-store.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type Keyed, made, withKey } from '#session/under-key.ts'
import { closureTable } from './closure-table.ts'

interface Given {
  readonly day?: string
  readonly store?: string
  readonly open?: string
  readonly closed?: true
  readonly note?: string
  readonly yearly?: boolean
  readonly delete?: true
}

/** "09:00-14:00" */
const spanOf = (text: string): { opens: string; closes: string } => {
  const [, opens, closes] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
  if (opens === undefined || closes === undefined) throw invalidInput(`${text} is not a time range like 09:00-14:00`)
  return { opens, closes }
}

const idOf = (text: string): number => {
  if (!/^\d+$/.test(text)) throw invalidInput(`${text} is not a closure’s ID. Try xd closures list.`)
  return Number(text)
}

export const addTo = (parent: Command): void => {
  const command = parent
    .command('save')
    .description('add, change or remove a day with different hours')
    .argument('[closure]', 'the day’s ID (leave it out to add one)')
    .option('--day <day>', 'the day, 2026-12-25')
    .option('--store <store>', 'the store’s ID, abbreviation or name, or "all" (default: all)')
    .option('--open <span>', 'open at these hours instead, 09:00-14:00')
    .option('--closed', 'closed all day')
    .option('--note <text>', 'its name, like "Christmas Day"')
    .option('--yearly', 'on this date every year')
    .option('--no-yearly', 'this date only once')
    .option('--delete', 'remove the day')
    .addHelpText(
      'before',
      `Examples:
  xd closures save --day 2027-07-04 --note "Independence Day" --yearly
  xd closures save --day 2026-12-24 --store LAKE --open 09:00-14:00
  xd closures save 3 --delete
`,
    )
  withServer(withOutput(withKey(command))).action(
    async (text: string | undefined, options: OutputOptions & ServerOptions & Keyed & Given) => {
      const { day, store, open, closed, note, yearly, delete: deletes } = options
      if (text === undefined && day === undefined) throw usageFailure('xd closures save needs a closure, or --day')
      const calls = signedInCalls(options)
      const { stores } = await calls('settings/stores/list', {})
      const storeID = store === undefined ? undefined : store === 'all' ? null : namedStore(stores, store).storeID
      const { closures } = await made(options, text === undefined, (clientKey) =>
        calls('settings/stores/closures/save', {
          clientKey,
          closure: {
            ...(text !== undefined && { closureID: idOf(text) }),
            ...(day !== undefined && { day }),
            ...(storeID !== undefined && { storeID }),
            ...(closed && { opens: null, closes: null }),
            ...(open !== undefined && spanOf(open)),
            ...(note !== undefined && { note }),
            ...(yearly !== undefined && { yearly }),
            ...(deletes && { deleteClosure: true }),
          },
        }),
      )
      return show(options, { json: closures, tables: () => [closureTable(closures, stores)] })
    },
  )
}
