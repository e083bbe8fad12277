import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
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
  withServer(withOutput(command)).action(
    async (custID: string, quoteID: string, options: OutputOptions & ServerOptions) => {
      const { cart } = await signedInCalls(options)('customers/cart/remove-quote', { custID, quoteID })
      return show(options, { json: cart, tables: () => cartTables(cart) })
    },
  )
}
