import type { Command } from 'commander'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeAbbrs, storeZones, withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type TicketFilters, ticketSearch, withTicketFilters } from './filters.ts'
import { ticketTable } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & PageOptions & TicketFilters

const PAGE = 25

const listing = async (filter: string | undefined, options: ListOptions) => {
  const calls = signedInCalls(options)
  const search = await ticketSearch(calls, filter, options)
  const [storeAbbr, storeZone] = [await storeAbbrs(calls), await storeZones(calls)]
  const todayAt = (storeID: number) => localDay(Date.now(), storeZone(storeID))
  const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
    const page = await calls('tickets/list', { search: { ...search, perPage, cursor } })
    return { items: page.tickets, nextCursor: page.nextCursor }
  })
  return show(options, {
    json: items,
    tables: () => [ticketTable(items, storeAbbr, todayAt)],
    notes: pageNotes({ items, nextCursor }, 'No tickets match.'),
  })
}

export const addTo = (tickets: Command): void => {
  const find = tickets
    .command('find')
    .description('tickets by number, or by the customer’s name or phone')
    .argument('<text>', 'text to search for')
    .addHelpText(
      'before',
      `Examples:
  xd tickets find 10233
  xd tickets find Whitfield --json
`,
    )
  withServer(withPages(withOutput(find), PAGE)).action(listing)
  const list = tickets
    .command('list')
    .description('the ticket book, earliest due first')
    .addHelpText(
      'before',
      `Examples:
  xd tickets list --status active --to 2026-11-30
  xd tickets list --store "Main St" --all --json
`,
    )
  withServer(withTicketFilters(withPages(withOutput(list), PAGE))).action((options: ListOptions) =>
    listing(undefined, options),
  )
}
