import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import { awaitsImport } from '@xd/core/domain/ticket/verify.ts'
import type { RewriteTicketRow } from '#queries/rewrites.ts'

interface ByHand {
  readonly ticketState: RewriteState
  readonly newTicket?: string | null
  readonly now: number
  readonly userID: number
}

/** The effect of a person's change on a ticket's steps. Whatever imports reported about it before no longer counts. */
export const stepsByHand = (ticket: RewriteTicketRow, { ticketState, newTicket, now, userID }: ByHand) => {
  const waits = { importID: null, awaitsImport: awaitsImport(ticketState) ? (1 as const) : (0 as const) }
  const isRenumbered = newTicket !== undefined && newTicket !== ticket.newTicket
  const numberedAt = isRenumbered ? now : (ticket.numberedAt ?? now)
  switch (ticketState) {
    case 'rewritten':
      return { ...waits, numberedAt, postedAt: null, postedByID: null, verifiedAt: null }
    case 'posted':
      return { ...waits, numberedAt, postedAt: now, postedByID: userID, verifiedAt: null }
    case 'verified':
      return { ...waits, verifiedAt: now }
    default:
      return waits
  }
}
