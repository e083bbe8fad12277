// A batch as a whole: it has the state of the ticket that needs attention first.
import { type RewriteState, REWRITE_STATES } from './rewrite.ts'

// A warning is a later event of the payment, such as a refund. It does not undo the rewriting.
export const batchState = (tickets: readonly RewriteState[], warning: string | null): RewriteState =>
  warning !== null ? 'exception' : (REWRITE_STATES.find((state) => tickets.includes(state)) ?? 'dismissed')

export const REWRITE_LABELS: Readonly<Record<RewriteState, string>> = {
  exception: 'Exception',
  paid: 'Paid',
  rewritten: 'Rewritten',
  posted: 'Posted',
  verified: 'Verified',
  dismissed: 'Dismissed',
}

// Why a ticket is in the exception list.
export const NO_RANGE = 'No ticket numbers are reserved for this store. Reserve some in the store’s settings.'
export const alreadyRewritten = (oldTicket: string, newTicket: string): string =>
  `Ticket ${oldTicket} was already rewritten as ${newTicket}`
export const refundWarning = (amount: string, tickets: readonly { readonly newTicket: string | null }[]): string =>
  tickets.some(({ newTicket }) => newTicket !== null)
    ? `${amount} was refunded after the tickets were rewritten`
    : `${amount} was refunded before any ticket was rewritten`
