import type { Command } from 'commander'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { CHANNEL_LABELS } from '@xd/core/domain/message/channel.ts'
import { daysLeftWords, isUrgent, STOP_DECISION_LABELS } from '@xd/core/domain/message/stop-request.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { type SearchOptions, searchOf, withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { withStopFilters } from './stop-filters.ts'

type ListOptions = OutputOptions & ServerOptions & SearchOptions

const PAGE = 25

const waiting = (daysLeft: number | null) => {
  const words = daysLeftWords(daysLeft)
  return status(words, words, daysLeft === null ? 'danger' : isUrgent(daysLeft) ? 'warning' : 'info')
}

export const addTo = (customers: Command): void => {
  const command = customers
    .command('stop-requests')
    .description('customers who asked to stop without saying STOP: open requests first, then the oldest')
    .argument('[text]', 'the customer’s name or phone')
    .addHelpText(
      'before',
      `Examples:
  xd customers stop-requests --status open
  xd customers stop-requests --store "Main St" --json
`,
    )
  withServer(withPages(withOutput(withStopFilters(command)), PAGE)).action(
    async (text: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const search = await searchOf(calls, text, options)
      let late = 0
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('customers/stop-requests/list', { search: { ...search, perPage, cursor } })
        late = page.overdue
        return { items: page.stopRequests, nextCursor: page.nextCursor }
      })
      const overdue = late === 0 ? [] : [`${late} overdue: the law allows at most ten business days.`]
      return show(options, {
        json: items,
        tables: () => [
          {
            columns: [
              { title: 'REQUEST', align: 'right' },
              { title: 'STATUS', whole: true },
              { title: 'CUSTOMER' },
              { title: 'PHONE', whole: true, spare: 2 },
              { title: 'BY', spare: 3 },
              { title: 'WORDS', wrap: true as const },
              { title: 'ASKED', spare: 1 },
            ],
            rows: items.map((request) => [
              String(request.stopRequestID),
              request.decision === null ? waiting(request.daysLeft) : status(STOP_DECISION_LABELS[request.decision]),
              customerName(request.customer),
              formatPhone(request.customer.custPhone),
              CHANNEL_LABELS[request.channel],
              request.words,
              when(request.requestedDate),
            ]),
          },
        ],
        notes: [...overdue, ...pageNotes({ items, nextCursor }, 'No requests to stop match.')],
      })
    },
  )
}
