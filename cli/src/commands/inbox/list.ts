import type { Command } from 'commander'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { count } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type InboxFilters, inboxSearch, withInboxFilters } from './filters.ts'

type ListOptions = OutputOptions & ServerOptions & PageOptions & InboxFilters

/** Spec 1 §9. */
const PAGE = 10

export const addTo = (inbox: Command): void => {
  const command = inbox
    .command('list')
    .description('conversations, newest activity first')
    .argument('[text]', 'name, phone or text to search for')
    .addHelpText(
      'before',
      `Examples:
  xd ${inbox.name()} list --unread
  xd ${inbox.name()} list --store "Main St" --label "Follow up"
  xd ${inbox.name()} list --channel web --lead open
  xd ${inbox.name()} list --status archived --limit 50 --json=convo,messageBody
`,
    )
  withServer(withPages(withOutput(withInboxFilters(command)), PAGE)).action(
    async (text: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const search = await inboxSearch(calls, text, options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('inbox/list', { search: { ...search, perPage, cursor } })
        return { items: page.messages, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [
          {
            columns: [
              { title: 'CONVO', align: 'right' },
              { title: 'CUSTOMER' },
              { title: 'PHONE', whole: true, spare: 2 },
              { title: 'STORE', spare: 1 },
              { title: 'UNREAD', align: 'right' },
              { title: 'FLAG', spare: 3 },
              { title: 'LAST' },
              { title: 'MESSAGE' },
            ],
            rows: items.map(({ convo, customer, store, messageDate, messageBody, messageDirection }) => [
              String(convo.convoID),
              customerName(customer),
              formatPhone(customer.custPhone),
              store.storeAbbr,
              convo.convoUnread > 0 ? count(convo.convoUnread) : '',
              convo.convoFlag === 'none' ? '' : convo.convoFlag,
              when(messageDate),
              `${messageDirection === 'out' ? '→ ' : ''}${messageBody}`,
            ]),
          },
        ],
        notes: pageNotes({ items, nextCursor }, 'No conversations match.'),
      })
    },
  )
}
