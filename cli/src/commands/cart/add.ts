import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { cartTables } from './table.ts'

export const addTo = (carts: Command): void => {
  const command = carts
    .command('add')
    .description('add a quote to its customer’s cart')
    .argument('<custID>', 'the customer')
    .argument('<quoteID>', 'the quote’s number')
    .addHelpText(
      'before',
      `Examples:
  xd cart add 8 12
`,
    )
  callCommand(command, async (calls, custID: string, quoteID: string) => {
    const { cart } = await calls('customers/cart/add-quote', { custID, quoteID })
    return { json: cart, tables: () => cartTables(cart) }
  })
}
