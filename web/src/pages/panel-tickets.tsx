import type { TicketData } from '#data/tickets.ts'
import { DueTickets } from '#features/customers/due-tickets.tsx'
import { useTicketRequests } from './use-ticket-requests.tsx'

/** A customer's open tickets in their panel, each with a button to request its payment. */
export function PanelTickets({ tickets }: { tickets: readonly TicketData[] }) {
  const { renderRequest, dialog } = useTicketRequests()
  return (
    <>
      <DueTickets tickets={tickets} renderRequest={renderRequest} />
      {dialog}
    </>
  )
}
