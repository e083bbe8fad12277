import type { Command } from 'commander'
import { LEAD_STATUS_LABELS, LEAD_WANT_LABELS } from '@xd/core/domain/bubble/lead.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { money } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type LeadFilters, leadSearch, withLeadFilters } from './filters.ts'

const PAGE = 25

export const addTo = (leads: Command): void => {
  const command = leads
    .command('list')
    .description('quote requests from visitors to your website, newest first')
    .argument('[text]', 'a request’s number, or the customer’s name or phone')
    .addHelpText(
      'before',
      `Examples:
  xd leads list --status open
  xd leads list --status won --from 2026-11-01 --json
`,
    )
  withServer(withPages(withOutput(withLeadFilters(command)), PAGE)).action(
    async (text: string | undefined, options: OutputOptions & ServerOptions & LeadFilters & PageOptions) => {
      const calls = signedInCalls(options)
      const search = await leadSearch(calls, text, options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('leads/list', { search: { ...search, perPage, cursor } })
        return { items: page.leads, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [
          {
            columns: [
              { title: 'LEAD', align: 'right' },
              { title: 'STATUS' },
              { title: 'WANTS' },
              { title: 'ITEM' },
              { title: 'CUSTOMER' },
              { title: 'PHONE', whole: true },
              { title: 'CONVO', align: 'right' },
              { title: 'QUOTE', align: 'right' },
              { title: 'WON', align: 'right' },
              { title: 'ASKED' },
            ],
            rows: items.map((lead) => [
              String(lead.leadID),
              status(LEAD_STATUS_LABELS[lead.leadStatus]),
              LEAD_WANT_LABELS[lead.leadWant].toLowerCase(),
              lead.leadItem,
              customerName(lead.customer),
              formatPhone(lead.customer.custPhone),
              String(lead.convoID),
              lead.quoteID === null ? '' : String(lead.quoteID),
              lead.wonAmount === null ? '' : money(lead.wonAmount),
              when(lead.leadDate),
            ]),
          },
        ],
        notes: pageNotes({ items, nextCursor }, 'No quote requests match.'),
      })
    },
  )
}
