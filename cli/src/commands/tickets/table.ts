import type { WireOutput } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { standingOn } from '@xd/core/domain/ticket/standing.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { money, moneyTitle } from '#output/figure.ts'
import { status } from '#output/status.ts'
import type { Table } from '#output/table.ts'

export type Ticket = WireOutput<'tickets/fetch'>['ticket']

const standing = (ticket: Ticket, today: LocalDay) => {
  const { words, tone } = standingOn(ticket, today)
  return status(words, ticket.ticketStatus, tone)
}

const amount = (figure: number | null) => (figure === null ? '' : money(figure))

/**
 * A ticket's status on its store's day. Programs get the book's status. The last column shows the age of the figures.
 */
export const ticketTable = (
  tickets: readonly Ticket[],
  storeAbbr: (storeID: number) => string,
  todayAt: (storeID: number) => LocalDay,
): Table => ({
  columns: [
    { title: 'TICKET' },
    { title: 'STORE' },
    { title: 'STATUS' },
    { title: 'DUE', whole: true },
    { title: 'GRACE ENDS', whole: true, spare: 4 },
    { title: moneyTitle('principal'), align: 'right', spare: 1 },
    { title: moneyTitle('amountDue'), align: 'right' },
    { title: 'CUSTOMER' },
    { title: 'CONTINUES AS', spare: 2 },
    { title: 'AS OF', spare: 3 },
  ],
  rows: tickets.map((ticket) => [
    ticket.ticketNumber,
    storeAbbr(ticket.storeID),
    standing(ticket, todayAt(ticket.storeID)),
    ticket.ticketDueDate ?? '',
    `${ticket.ticketGraceDate ?? ''}${ticket.graceNoticeID === null ? '' : ` by notice ${ticket.graceNoticeID}`}`,
    amount(ticket.principal),
    amount(ticket.amountDue),
    customerName(ticket.customer),
    ticket.ticketRewrittenAs?.ticket ?? '',
    ticket.asOf.slice(0, 10),
  ]),
})
