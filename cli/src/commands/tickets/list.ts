import type { CallClient } from '@xd/core/client/call-client.ts'
import { TICKET_STATUSES } from '@xd/core/domain/ticket/book.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { exportCommand, listCommand } from '#session/list-commands.ts'
import { storeAbbrs, storeZones } from '#session/list-options.ts'
import { type Ticket, ticketTable } from './table.ts'

const shown = {
  rows: 'tickets',
  table: async (tickets: readonly Ticket[], calls: CallClient) => {
    const [storeAbbr, storeZone] = [await storeAbbrs(calls), await storeZones(calls)]
    return ticketTable(tickets, storeAbbr, (storeID) => localDay(Date.now(), storeZone(storeID)))
  },
  none: 'No tickets match.',
} as const

const filters = {
  status: { choices: ['all', ...TICKET_STATUSES] },
  customer: true,
  from: 'due from this day on, 2026-11-01',
  to: 'due through this day',
  store: true,
} as const

export const find = listCommand('tickets/list', {
  verb: 'find',
  description: 'tickets by number, or by the customer’s name or phone',
  argument: '<text>',
  text: 'text to search for',
  examples: ['xd tickets find 10233', 'xd tickets find Whitfield --json'],
  ...shown,
})

export const list = listCommand('tickets/list', {
  description: 'the ticket book, earliest due first',
  filters,
  examples: ['xd tickets list --status active --to 2026-11-30', 'xd tickets list --store "Main St" --all --json'],
  ...shown,
})

export const exportCSV = exportCommand('tickets', {
  description: 'export the ticket book as CSV, filtered like the list',
  text: 'a number, or the customer’s name or phone',
  filters,
  examples: ['xd tickets export --status active --to 2026-11-30 --out due.csv'],
})
