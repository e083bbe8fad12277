import type { Command } from 'commander'
import { addressLines } from '@xd/core/domain/customer/address.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

/** Spec 1 §9. */
const PAGE = 25

export const addTo = (customers: Command): void => {
  const command = customers
    .command('list')
    .alias('find')
    .description('customers, by name, phone, email, license or street')
    .argument('[text]', 'text to search for')
    .addHelpText(
      'before',
      `Examples:
  xd customers list
  xd customers find Munoz
  xd customers find "(520) 555-1234" --json
`,
    )
  withServer(withPages(withOutput(command), PAGE)).action(
    async (filter: string | undefined, options: OutputOptions & ServerOptions & PageOptions) => {
      const calls = signedInCalls(options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('customers/list', {
          search: { ...(filter === undefined ? {} : { filter }), perPage, cursor },
        })
        return { items: page.customers, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [
          {
            columns: [
              { title: 'ID', align: 'right' },
              { title: 'CUSTOMER' },
              { title: 'PHONE', whole: true },
              { title: 'EMAIL' },
              { title: 'ADDRESS' },
              { title: 'NOTE' },
            ],
            rows: items.map((customer) => [
              String(customer.custID),
              customerName(customer),
              formatPhone(customer.custPhone),
              customer.custEmail ?? '',
              addressLines(customer).join(', '),
              [customer.custBlocked ? 'blocked' : '', customer.custOptedOut === null ? '' : 'opted out']
                .filter(Boolean)
                .join(', '),
            ]),
          },
        ],
        notes: pageNotes({ items, nextCursor }, 'No customers match.'),
      })
    },
  )
}
