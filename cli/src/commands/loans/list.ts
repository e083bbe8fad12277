import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type LoanFilters, loanSearch, withLoanFilters } from './filters.ts'
import { loanList } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & LoanFilters & PageOptions

const PAGE = 25

export const addTo = (loans: Command): void => {
  const command = loans
    .command('list')
    .description('loan quotes, the most recently saved first')
    .argument('[text]', 'a quote’s number, or the customer’s name or phone')
    .addHelpText(
      'before',
      `Examples:
  xd loans list --status open
  xd loans list Whitfield --json
  xd loans list --from 2026-11-01 --to 2026-11-30 --all
`,
    )
  withServer(withPages(withOutput(withLoanFilters(command)), PAGE)).action(
    async (text: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const search = await loanSearch(calls, text, options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('loans/list', { search: { ...search, perPage, cursor } })
        return { items: page.loans, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [loanList(items)],
        notes: pageNotes({ items, nextCursor }, 'No quotes match.'),
      })
    },
  )
}
