import type { Command } from 'commander'
import { billFor } from '@xd/core/domain/access/bill.ts'
import { priceOutput } from '@xd/core/domain/pricing/output.ts'
import { dollars } from '#output/figure.ts'
import { invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { addOnTable, billNotes, featureNamed } from './bill.ts'

type SaveOptions = OutputOptions & ServerOptions & Moderate & { readonly on?: string[]; readonly off?: string[] }

const featuresNamed = (names: readonly string[] = []): string[] =>
  names.map((name) => {
    const feature = featureNamed(name)
    if (feature === undefined) throw invalidInput(`There’s no add-on ${name}`, 'xd addons list')
    return feature
  })

export const addTo = (addons: Command): void => {
  const command = addons
    .command('save')
    .description('turn add-ons on or off')
    .option('--on <id...>', 'turn these on')
    .option('--off <id...>', 'turn these off; their data is hidden, not deleted')
    .addHelpText(
      'before',
      `Examples:
  xd addons save --on mms email
  xd addons save --off paypal --dry-run
`,
    )
  withServer(withModerate(withOutput(command))).action(async (options: SaveOptions) => {
    const [on, off] = [featuresNamed(options.on), featuresNamed(options.off)]
    if (on.length + off.length === 0) throw usageFailure('xd addons save needs --on or --off')
    const calls = signedInCalls(options)
    const now = await calls('settings/add-ons/fetch', {})
    const features = [...new Set([...now.features, ...on])].filter((feature) => !off.includes(feature))
    const quote = priceOutput(billFor(now.stores, features))
    const planned = { features, stores: now.stores, quote }
    if (options.dryRun)
      return show(options, { json: planned, tables: () => [addOnTable(planned, now)], notes: billNotes(planned) })
    await confirmModerate(
      options,
      `Your monthly bill goes from ${dollars(now.quote.total)} to ${dollars(quote.total)}. Save?`,
    )
    const saved = await calls('settings/add-ons/save', { features, expectedVersion: now.companyVersion })
    return show(options, { json: saved, tables: () => [addOnTable(saved, saved)], notes: billNotes(saved) })
  })
}
