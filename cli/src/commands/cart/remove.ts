import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { cartTables } from './table.ts'

export const addTo = (carts: Command): void => {
  const command = carts
    .command('remove')
    .description('remove a quote from the cart; the quote itself stays')
    .argument('<custID>', 'the customer')
    .argument('<quoteID>', 'the quote’s number')
    .addHelpText(
      'before',
      `Examples:
  xd cart remove 8 12
`,
    )
  callCommand(command, async (calls, custID: string, quoteID: string) => {
    const { cart } = await calls('customers/cart/remove-quote', { custID, quoteID })
    return { json: cart, tables: () => cartTables(cart) }
  })
}
