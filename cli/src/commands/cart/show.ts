import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { cartTables } from './table.ts'

export const addTo = (carts: Command): void => {
  const command = carts
    .command('show')
    .alias('list')
    .description('a customer’s cart: its quotes, their total, and the due dates')
    .argument('<custID>', 'the customer')
    .addHelpText(
      'before',
      `Examples:
  xd cart show 8
  xd cart show 8 --jq .totalAmount
`,
    )
  callCommand(command, async (calls, custID: string) => {
    const { cart } = await calls('customers/cart/fetch', { custID })
    return { json: cart, tables: () => cartTables(cart) }
  })
}
