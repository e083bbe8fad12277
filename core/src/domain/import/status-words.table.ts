import type { TicketStatus } from '#domain/ticket/book.ts'

// Pawn systems' words for the end of a loan, without spaces. A renewed ticket was paid and continues under another
// number; a voided one never existed.
const WORDS: Readonly<Record<TicketStatus, string>> = {
  active: 'active act a open current inpawn pawn pawned loan inloan live hold onhold extended pastdue grace new',
  redeemed:
    'redeemed redeem red r pickedup pickup pu paid paidoff paidinfull closed bought renewed renew renewal rewritten rewrite rolled',
  forfeited:
    'forfeited forfeit forf f pulled pull pfi pulledforinventory defaulted default dropped drop expired inventory sold seized police policehold confiscated',
  gone: 'void voided canceled cancelled deleted',
}

/** The words for a ticket that continues. */
export const RENEWED_WORDS: ReadonlySet<string> = new Set([
  'renewed',
  'renew',
  'renewal',
  'rewritten',
  'rewrite',
  'rolled',
])

export const STATUS_WORDS: ReadonlyMap<string, TicketStatus> = new Map(
  Object.entries(WORDS).flatMap(([status, words]) => words.split(' ').map((word) => [word, status as TicketStatus])),
)
