import type { Filling } from '@xd/core/domain/import/plan.ts'
import type { StoredTicket } from './import-lookups.ts'

type Ticket = Omit<StoredTicket, 'ticketID' | 'companyID' | 'storeID' | 'ticketNumber'>

/** The changes made by one piece of an import, so that they can be undone. */
export interface Journal {
  /** Added customers: the id, and a hash of their details at the time. */
  readonly added: readonly (readonly [custID: number, print: string])[]
  readonly filled: readonly (readonly [custID: number, Filling])[]
  readonly optedOut: readonly number[]
  readonly consents: readonly number[]
  readonly madeTickets: readonly number[]
  readonly tickets: readonly (readonly [ticketID: number, before: Partial<Ticket>])[]
}

/** The journal without anything about these customers, who are to be erased, and their tickets. */
export const journalWithout = (text: string, custIDs: readonly number[], ticketIDs: ReadonlySet<number>): string => {
  const { added, filled, optedOut, tickets, ...rest } = JSON.parse(text) as Journal
  return JSON.stringify({
    ...rest,
    added: added.filter(([id]) => !custIDs.includes(id)),
    filled: filled.filter(([id]) => !custIDs.includes(id)),
    optedOut: optedOut.filter((id) => !custIDs.includes(id)),
    tickets: tickets.filter(
      ([ticketID, { custID }]) => !ticketIDs.has(ticketID) && (custID === undefined || !custIDs.includes(custID)),
    ),
  } satisfies Journal)
}
