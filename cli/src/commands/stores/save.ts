import type { Command } from 'commander'
import { dollars } from '#output/figure.ts'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type Keyed, made, withKey } from '#session/under-key.ts'
import { namedStore } from './named-store.ts'
import { type StoreFlags, storeChangeOf, withStoreFlags } from './store-flags.ts'
import { storeTable } from './store-table.ts'

type SaveOptions = OutputOptions & ServerOptions & Moderate & Keyed & StoreFlags

export const addTo = (stores: Command): void => {
  const command = stores
    .command('save')
    .description('change a store, or add one')
    .argument('[store]', 'the store’s ID, abbreviation or name (leave it out to add one)')
    .addHelpText(
      'before',
      `Examples:
  xd stores save --name "Golden Pledge Harbor" --timezone America/New_York
  xd stores save 3 --open "mon-fri 09:00-18:00 17:45" --open "sat 10:00-14:00"
  xd stores save LAKE --off
`,
    )
  withServer(withModerate(withOutput(withKey(withStoreFlags(command))))).action(
    async (text: string | undefined, options: SaveOptions) => {
      const change = storeChangeOf(options)
      if (text === undefined && options.name === undefined)
        throw usageFailure('xd stores save needs a store, or --name')
      if (Object.keys(change).length === 0) throw usageFailure('xd stores save needs at least one change')
      const calls = signedInCalls(options)
      const { stores: listed, nextStore } = await calls('settings/stores/list', {})
      const before = text === undefined ? undefined : namedStore(listed, text)
      if (options.dryRun)
        return show(options, {
          json: { ...before, ...change },
          tables: () => [],
          notes: [
            before ? `Would change ${before.storeName}.` : `Would add a store for ${dollars(nextStore)} a month.`,
          ],
        })
      if (before === undefined)
        await confirmModerate(options, `This adds ${dollars(nextStore)} to your monthly bill. Add the store?`)
      else if (options.off || options.delete)
        await confirmModerate(
          options,
          `${before.storeName}\nNobody can text or request payments there anymore. ${options.delete ? 'Delete it' : 'Switch it off'}?`,
        )
      const { store } = await made(options, before === undefined, (clientKey) =>
        calls('stores/save', {
          store: { ...change, ...(before && { storeID: before.storeID }) },
          ...(before ? { expectedVersion: before.storeVersion } : { clientKey }),
        }),
      )
      return show(options, { json: store, tables: () => [storeTable([store], Date.now())] })
    },
  )
}
