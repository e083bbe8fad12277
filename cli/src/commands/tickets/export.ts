import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { ticketSearch, withTicketFilters } from './filters.ts'

export const addTo = (tickets: Command): void =>
  addExport(tickets, {
    name: 'tickets',
    what: 'the ticket book',
    text: 'a number, or the customer’s name or phone',
    example: 'xd tickets export --status active --to 2026-11-30 --out due.csv',
    withFilters: withTicketFilters,
    search: ticketSearch,
  })
