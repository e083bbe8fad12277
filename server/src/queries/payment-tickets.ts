import type { Insertable } from 'kysely'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { ticketsIn } from '@xd/core/domain/ticket/ticket-list.ts'
import type { PaymentsTable } from '#db/payment-tables.ts'
import type { PaymentTicketsTable } from '#db/ticket-tables.ts'

type Request = Pick<Insertable<PaymentsTable>, 'companyID' | 'storeID' | 'paymentTicketList'> & { paymentID: number }

/** A request's tickets, as rows. */
export const paymentTickets = ({
  companyID,
  storeID,
  paymentID,
  paymentTicketList = '',
}: Request): PaymentTicketsTable[] => {
  const numbers = new Set(ticketsIn(paymentTicketList).map(ticketNumberOf))
  return [...numbers].filter(Boolean).map((ticketNumber) => ({ companyID, storeID, paymentID, ticketNumber }))
}
