import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeAbbrs, withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type PaymentFilters, paymentSearch, withPaymentFilters } from './filters.ts'
import { paymentList } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & PaymentFilters & PageOptions

/** Spec 1 §9. */
const PAGE = 25

export const addTo = (payments: Command): void => {
  const command = payments
    .command('list')
    .description('payment requests, newest first')
    .argument('[text]', 'name, phone, ticket or memo to search for')
    .addHelpText(
      'before',
      `Examples:
  xd payments list --status sent
  xd payments list --origin self
  xd payments list --label Interest --status expired
  xd payments list --store "Main St" --from 2026-11-01 --to 2026-11-30 --all --json
`,
    )
  withServer(withPages(withOutput(withPaymentFilters(command)), PAGE)).action(
    async (text: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const search = await paymentSearch(calls, text, options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('payments/list', { search: { ...search, perPage, cursor } })
        return { items: page.payments, nextCursor: page.nextCursor }
      })
      const storeAbbr = await storeAbbrs(calls)
      return show(options, {
        json: items,
        tables: () => [paymentList(items, storeAbbr)],
        notes: pageNotes({ items, nextCursor }, 'No payments match.'),
      })
    },
  )
}
