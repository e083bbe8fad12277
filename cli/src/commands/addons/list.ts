import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
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
  callCommand(command, async (calls) => {
    const addOns = await calls('settings/add-ons/fetch', {})
    return {
      json: addOns,
      tables: () => [addOnTable(addOns, addOns)],
      notes: billNotes(addOns),
    }
  })
}
