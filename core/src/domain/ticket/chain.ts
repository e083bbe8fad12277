// A ticket's history over rewrites: 10233 → 20871 → 31002, found from any of its numbers.
export interface TicketLink {
  readonly oldTicket: string
  readonly newTicket: string
}

// Oldest first; the ticket alone if it was never rewritten. A repeated number (a loop in hand-corrected links) ends the
// walk.
export const ticketChain = (links: readonly TicketLink[], ticket: string): string[] => {
  const next = new Map(links.map((link) => [link.oldTicket, link.newTicket]))
  const previous = new Map(links.map((link) => [link.newTicket, link.oldTicket]))
  const seen = new Set([ticket])
  const walk = (steps: ReadonlyMap<string, string>): string[] => {
    const found: string[] = []
    for (let at = steps.get(ticket); at !== undefined && !seen.has(at); at = steps.get(at)) {
      seen.add(at)
      found.push(at)
    }
    return found
  }
  const newer = walk(next)
  return [...walk(previous).reverse(), ticket, ...newer]
}

// "10233 → 20871"
export const formatTicketChain = (chain: readonly string[]): string => chain.join(' → ')
