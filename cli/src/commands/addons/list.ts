import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { addOnTable, billNotes } from './bill.ts'

export const addTo = (addons: Command): void => {
  const command = addons
    .command('list')
    .description('your add-ons, the ones you can add, and the bill')
    .addHelpText(
      'before',
      `Examples:
  xd addons list
  xd addons list --jq .quote.total
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const addOns = await signedInCalls(options)('settings/add-ons/fetch', {})
    return show(options, {
      json: addOns,
      tables: () => [addOnTable(addOns, addOns)],
      notes: billNotes(addOns),
    })
  })
}
