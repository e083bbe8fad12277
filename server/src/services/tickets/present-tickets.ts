import type { Ticket } from '@xd/core/contract/entity/ticket.ts'
import type { TicketRow } from '#queries/tickets.ts'

export const presentTicket = ({
  companyID: _,
  importID: __,
  ticketDueDate,
  principalCents,
  amountDueCents,
  custFirstName,
  custLastName,
  custPhone,
  ...row
}: TicketRow): typeof Ticket.Type => ({
  ...row,
  customer: { custFirstName, custLastName, custPhone },
  ticketDueDate: ticketDueDate === '' ? null : ticketDueDate,
  principal: principalCents,
  amountDue: amountDueCents,
})
