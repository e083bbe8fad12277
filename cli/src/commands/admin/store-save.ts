import type { Command } from 'commander'
import { type StoreFlags, storeChangeOf, withStoreFlags } from '#commands/stores/store-flags.ts'
import { storeTable } from '#commands/stores/store-table.ts'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { companyIDOf, storeNumber } from '#session/company-id.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type Keyed, made, withKey } from '#session/under-key.ts'

type SaveOptions = OutputOptions & ServerOptions & Moderate & Keyed & StoreFlags & { readonly company?: string }

export const addTo = (stores: Command): void => {
  const command = stores
    .command('save')
    .description('change a store of any company, or add one')
    .argument('[store]', 'the store’s number (leave it out to add a store to --company)')
    .option('--company <company>', 'the company that gets the new store: number or key')
    .addHelpText(
      'before',
      `Examples:
  xd admin stores save --company 5 --name "Copper Lantern Main" --sms-number "(303) 555-0177"
  xd admin stores save 4 --off
`,
    )
  withServer(withModerate(withOutput(withKey(withStoreFlags(command))))).action(
    async (text: string | undefined, options: SaveOptions) => {
      const change = storeChangeOf(options)
      if (Object.keys(change).length === 0) throw usageFailure('xd admin stores save needs at least one change')
      const calls = signedInCalls(options)
      const known = text === undefined ? undefined : await calls('admin/stores/fetch', { storeID: storeNumber(text) })
      if (known === undefined && (options.company === undefined || options.name === undefined))
        throw usageFailure('xd admin stores save needs a store, or --company and --name')
      const companyID = known?.companyID ?? (await companyIDOf(calls, options.company!))
      const name = known?.store.storeName ?? options.name!
      if (options.dryRun)
        return show(options, {
          json: { companyID, ...known?.store, ...change },
          tables: () => [],
          notes: [known ? `Would change ${name}.` : `Would add ${name}.`],
        })
      if (known === undefined) await confirmModerate(options, `This adds to the company’s monthly bill. Add ${name}?`)
      else if (options.off || options.delete)
        await confirmModerate(
          options,
          `${name}\nNobody can text or request payments there anymore. ${options.delete ? 'Delete it' : 'Switch it off'}?`,
        )
      const { store } = await made(options, known === undefined, (clientKey) =>
        calls('admin/stores/save', {
          store: { companyID, ...change, ...(known && { storeID: known.store.storeID }) },
          ...(known ? { expectedVersion: known.store.storeVersion } : { clientKey }),
        }),
      )
      return show(options, { json: store, tables: () => [storeTable([store], Date.now())] })
    },
  )
}
