import type { WireOutput } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { money } from '#output/figure.ts'
import { status } from '#output/status.ts'
import type { Table } from '#output/table.ts'

type Rewrite = WireOutput<'payments/rewrites/fetch'>['rewrite']

const dayOf = (date: string | null, zone: string) => (date === null ? '' : localDay(Date.parse(date), zone))

/** A line for each ticket: its numbers, its state, and the reason if it is held up. */
export const ticketTable = ({ rewriteTickets, storeTimezone: zone }: Rewrite): Table => ({
  columns: [
    { title: 'OLD' },
    { title: 'NEW' },
    { title: 'STATE' },
    { title: 'NUMBERED', whole: true, spare: 2 },
    { title: 'SENT', whole: true, spare: 1 },
    { title: 'VERIFIED', whole: true },
    { title: 'IMPORT', align: 'right' },
    { title: 'WHY', wrap: true },
  ],
  rows: rewriteTickets.map((ticket) => [
    ticket.oldTicket,
    ticket.newTicket ?? '',
    status(REWRITE_LABELS[ticket.ticketState], ticket.ticketState),
    dayOf(ticket.ticketNumberedDate, zone),
    dayOf(ticket.ticketPostedDate, zone),
    dayOf(ticket.ticketVerifiedDate, zone),
    ticket.ticketVerifiedImportID === null ? '' : String(ticket.ticketVerifiedImportID),
    ticket.ticketReason ?? ticket.ticketNote ?? '',
  ]),
})

export const batchTable = (rewrites: readonly Rewrite[], storeAbbr: (storeID: number) => string): Table => ({
  columns: [
    { title: 'REWRITE', align: 'right' },
    { title: 'PAID', whole: true },
    { title: 'STORE', spare: 2 },
    { title: 'STATE' },
    { title: 'TICKETS', wrap: true },
    { title: 'AMOUNT', align: 'right' },
    { title: 'CUSTOMER' },
    { title: 'WHY', wrap: true, spare: 1 },
  ],
  rows: rewrites.map((rewrite) => [
    String(rewrite.rewriteID),
    dayOf(rewrite.rewriteDate, rewrite.storeTimezone),
    storeAbbr(rewrite.storeID),
    status(REWRITE_LABELS[rewrite.rewriteState], rewrite.rewriteState),
    rewrite.rewriteTickets.map(({ oldTicket, newTicket }) => `${oldTicket} → ${newTicket ?? '–'}`).join(', '),
    money(rewrite.paymentAmount),
    customerName(rewrite.customer),
    rewrite.rewriteWarning ??
      rewrite.rewriteTickets.find(({ ticketState }) => ticketState === 'exception')?.ticketReason ??
      '',
  ]),
})
