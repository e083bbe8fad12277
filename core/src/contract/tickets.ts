import { Schema } from 'effect'
import { call } from './call.ts'
import { Ticket } from '#contract/entity/ticket.ts'
import { listed, searchBy } from './list.ts'
import { ID, maybe } from './value.ts'

const TicketSearch = searchBy('filter', 'store', 'status', 'custID', 'dateStart', 'dateEnd', 'graceEnds')
export type TicketSearch = typeof TicketSearch.Type

export const tickets = {
  'tickets/list': call({
    summary:
      'The ticket book, earliest due first, 25 a page: a copy of the stores’ own systems, as old as each ticket’s `asOf`. `filter`: the beginning of a ticket number, or the customer’s name or phone; the dates are due dates, `graceEnds` the day its grace period ends. `status`: all, active, redeemed, forfeited or gone (no longer named by a file of the whole book).',
    access: 'tickets',
    kind: 'read',
    file: { name: 'tickets', search: TicketSearch },
    input: { search: maybe(TicketSearch) },
    output: { tickets: Schema.Array(Ticket), ...listed },
  }),
  'tickets/fetch': call({
    summary: 'One ticket of the book.',
    access: 'tickets',
    kind: 'read',
    input: { ticketID: ID },
    output: { ticket: Ticket },
    finds: { ticketID: 'ticket' },
  }),
}
