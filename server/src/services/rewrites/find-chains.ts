import type { TicketChain } from '@xd/core/contract/entity/rewrite.ts'
import { ticketChain } from '@xd/core/domain/ticket/chain.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { linksAround, type TicketLinkRow } from '#queries/ticket-links.ts'

type Chain = typeof TicketChain.Type

/** The chains a ticket belongs to: every store counts its own tickets, so two may have the same number. */
export const findChains = async (db: Db, scope: CompanyScope, typed: string): Promise<Chain[]> => {
  const ticket = typed.trim()
  const links = ticket === '' ? [] : await linksAround(db, scope, ticket)
  return scope.storeIDs.flatMap((storeID) => {
    const own = links.filter((link) => link.storeID === storeID)
    const tickets = ticketChain(own, ticket)
    return tickets.length < 2 ? [] : [{ storeID, tickets, steps: stepsOf(tickets, own) }]
  })
}

const stepsOf = (tickets: readonly string[], links: readonly TicketLinkRow[]): Chain['steps'] =>
  tickets.flatMap((oldTicket) => {
    const link = links.find((one) => one.oldTicket === oldTicket)
    if (link === undefined) return []
    const { rewriteID, newTicket, ticketState, changedAt } = link
    return [{ rewriteID, oldTicket, newTicket, ticketState, ticketDate: changedAt }]
  })
