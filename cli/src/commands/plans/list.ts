import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type PlanFilters, planSearch, withPlanFilters } from './filters.ts'
import { planList } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & PlanFilters

const PAGE = 25

export const addTo = (plans: Command): void => {
  const command = plans
    .command('list')
    .description('payment plans, soonest request first')
    .argument('[text]', 'the memo, a ticket number, or the customer’s name or phone')
    .addHelpText(
      'before',
      `Examples:
  xd plans list --status active
  xd plans list Whitfield --json
  xd plans list --customer 8 --all
`,
    )
  withServer(withPages(withOutput(withPlanFilters(command)), PAGE)).action(
    async (text: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const search = await planSearch(calls, text, options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('payments/schedules/list', { search: { ...search, perPage, cursor } })
        return { items: page.plans, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [planList(items)],
        notes: pageNotes({ items, nextCursor }, 'No plans match.'),
      })
    },
  )
}
