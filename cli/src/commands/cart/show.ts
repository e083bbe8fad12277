import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
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
  withServer(withOutput(command)).action(async (custID: string, options: OutputOptions & ServerOptions) => {
    const { cart } = await signedInCalls(options)('customers/cart/fetch', { custID })
    return show(options, { json: cart, tables: () => cartTables(cart) })
  })
}
