// The ticket book is a read-only copy of the store's own system, as old as the file it came from.
export const TICKET_STATUSES = ['active', 'redeemed', 'forfeited', 'gone'] as const

/** `gone`: it was active, and a later file of the whole book no longer names it. */
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const TICKET_STATUS_LABELS: Readonly<Record<TicketStatus, string>> = {
  active: 'Active',
  redeemed: 'Redeemed',
  forfeited: 'Forfeited',
  gone: 'Not in the last file',
}

// A number does not prove whose ticket it is: a customer app and the book may disagree. A person without a known
// contact can't be told apart.
export const mayBeTheirs = ({ custID }: { readonly custID: number }, whose: number | null): boolean =>
  whose === null || custID === whose
