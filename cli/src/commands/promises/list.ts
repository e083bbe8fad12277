import type { Command } from 'commander'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { formatTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { storeAbbrs, withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type PromiseFilters, promiseSearch, withPromiseFilters } from './filters.ts'
import { amountOf, statusOf } from './row.ts'

const PAGE = 25

export const addTo = (promises: Command): void => {
  const command = promises
    .command('list')
    .description('customers’ promises to pay, the latest promised day first')
    .argument('[text]', 'the customer’s name or phone')
    .addHelpText(
      'before',
      `Examples:
  xd promises list --status broken
  xd promises list Whitfield --json
`,
    )
  withServer(withPages(withOutput(withPromiseFilters(command)), PAGE)).action(
    async (text: string | undefined, options: OutputOptions & ServerOptions & PromiseFilters & PageOptions) => {
      const calls = signedInCalls(options)
      const search = await promiseSearch(calls, text, options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('customers/promises/list', { search: { ...search, perPage, cursor } })
        return { items: page.promises, nextCursor: page.nextCursor }
      })
      const store = await storeAbbrs(calls)
      return show(options, {
        json: items,
        tables: () => [
          {
            columns: [
              { title: 'PROMISE', align: 'right' },
              { title: 'BY', whole: true },
              { title: 'STATUS', whole: true },
              { title: 'AMOUNT', align: 'right' },
              { title: 'TICKETS' },
              { title: 'CUSTOMER' },
              { title: 'PHONE', whole: true, spare: 2 },
              { title: 'STORE', spare: 3 },
              { title: 'MADE', spare: 1 },
            ],
            rows: items.map((promise) => [
              String(promise.promiseID),
              promise.promiseDay,
              statusOf(promise),
              amountOf(promise),
              formatTicketList(promise.promiseTickets),
              customerName(promise.customer),
              formatPhone(promise.customer.custPhone),
              store(promise.storeID),
              when(promise.promiseMadeDate),
            ]),
          },
        ],
        notes: pageNotes({ items, nextCursor }, 'No promises match.'),
      })
    },
  )
}
