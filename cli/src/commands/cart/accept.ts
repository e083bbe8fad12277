import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { loanList } from '#commands/loans/table.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { militaryCheckOf, type MilitaryCheckOptions, withMilitaryCheck } from '#session/military-check.ts'
import { type OverrideOptions, withOverride } from '#session/override.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type AcceptOptions = OutputOptions & ServerOptions & Moderate & OverrideOptions & MilitaryCheckOptions

export const addTo = (carts: Command): void => {
  const command = carts
    .command('accept')
    .description('accept quotes in a cart and remove them from it')
    .argument('<custID>', 'the customer')
    .argument('[quoteID...]', 'the quotes’ numbers (default: every open one)')
    .addHelpText(
      'before',
      `Examples:
  xd cart accept 8 --dry-run
  xd cart accept 8 12 13 --yes
`,
    )
  withServer(withModerate(withOutput(withOverride(withMilitaryCheck(command))))).action(
    async (custID: string, quoteIDs: string[], options: AcceptOptions) => {
      const militaryCheck = militaryCheckOf(options)
      const calls = signedInCalls(options)
      const { quotes } = (await calls('customers/cart/fetch', { custID })).cart
      const chosen = quotes.filter(({ quoteID, loanStatus }) =>
        quoteIDs.length === 0 ? loanStatus === 'open' : quoteIDs.includes(String(quoteID)),
      )
      if (options.dryRun) return show(options, { json: chosen, tables: () => [loanList(chosen)] })
      await confirmModerate(options, `Accept ${chosen.length === 1 ? 'this quote' : `these ${chosen.length} quotes`}?`)
      const accepted = await calls('customers/cart/accept', {
        custID,
        ...(quoteIDs.length > 0 && { quoteIDs }),
        militaryCheck,
        overrideReason: options.overrideReason,
      })
      return show(options, { json: accepted, tables: () => [loanList(accepted.loans)] })
    },
  )
}
