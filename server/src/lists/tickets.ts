import { Effect } from 'effect'
import type { Ticket } from '@xd/core/contract/entity/ticket.ts'
import type { TicketSearch } from '@xd/core/contract/tickets.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { TICKET_STATUS_LABELS, TICKET_STATUSES } from '@xd/core/domain/ticket/book.ts'
import { standingOn } from '@xd/core/domain/ticket/standing.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { listTickets, TICKET_ORDERS, type TicketFilter, ticketPage } from '#queries/ticket-list.ts'
import type { TicketRow } from '#queries/tickets.ts'
import { presentTickets } from '#services/tickets/present-tickets.ts'
import { askedCustomer, askedDay, askedOf, askedStore } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof Ticket.Type

export const tickets: ListWithFile<TicketSearch, TicketFilter, TicketRow, Shown> = {
  sorting: { orders: TICKET_ORDERS, sortBy: 'ticketDueDate', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store, status, custID, dateStart, dateEnd, graceEnds }, caller) {
    const [from, to] = [yield* askedDay('dateStart', dateStart), yield* askedDay('dateEnd', dateEnd)]
    const lastDay = yield* askedDay('graceEnds', graceEnds)
    const storeID = yield* askedStore(store, caller)
    const ofCustomer = yield* askedCustomer(custID, caller)
    return {
      filter: filter ?? '',
      status: yield* askedOf('status', status, ['all', ...TICKET_STATUSES]),
      ...(storeID !== undefined && { storeID }),
      ...(ofCustomer !== undefined && { custID: ofCustomer }),
      ...(from && { from }),
      ...(to && { to }),
      ...(lastDay && { graceEnds: lastDay }),
    }
  }),
  query: listTickets,
  present: presentTickets,
  page: ticketPage,
  columns: ({ store, zone }, now) => [
    ['Ticket', ({ ticketNumber }) => ticketNumber],
    ['Store', ({ storeID }) => store(storeID)],
    ['Last name', ({ customer }) => customer.custLastName],
    ['First name', ({ customer }) => customer.custFirstName],
    ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
    ['Status', ({ ticketStatus }) => TICKET_STATUS_LABELS[ticketStatus]],
    ['Standing', (ticket) => standingOn(ticket, localDay(now, zone(ticket.storeID))).words],
    ['Description', ({ ticketDescription }) => ticketDescription],
    ['Loan date', ({ ticketLoanDate }) => ticketLoanDate],
    ['Due', ({ ticketDueDate }) => ticketDueDate],
    ['Grace ends', ({ ticketGraceDate }) => ticketGraceDate],
    ['Grace ends by notice', ({ graceNoticeID }) => graceNoticeID],
    [MONEY_LABELS.principal, ({ principal }) => moneyCell(principal)],
    [MONEY_LABELS.amountDue, ({ amountDue }) => moneyCell(amountDue)],
    ['Rewritten as', ({ ticketRewrittenAs }) => ticketRewrittenAs?.ticket],
    ['As of', ({ asOf, storeID }) => dateCell(asOf, zone(storeID))],
    ['Time zone', ({ storeID }) => zone(storeID)],
  ],
}

export const file = fileOf(tickets)
