import type { Filling } from '@xd/core/domain/import/plan.ts'
import type { StoredTicket } from './import-lookups.ts'

type Ticket = Omit<StoredTicket, 'ticketID' | 'companyID' | 'storeID' | 'ticketNumber'>

/** The changes made by one piece of an import, so that they can be undone. */
export interface Journal {
  /** Added customers: the id, and a hash of their details at the time. */
  readonly added: readonly (readonly [custID: number, print: string])[]
  readonly filled: readonly (readonly [custID: number, Filling])[]
  /** The customers whom it marks "do not text", even if they were opted out already. */
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

/** The journal with another owner before the import for those of these tickets that were `from`'s. */
export const journalWithOwner = (text: string, ticketIDs: ReadonlySet<number>, from: number, to: number): string => {
  const journal = JSON.parse(text) as Journal
  const tickets = journal.tickets.map(([ticketID, before]) =>
    before.custID === from && ticketIDs.has(ticketID)
      ? ([ticketID, { ...before, custID: to }] as const)
      : ([ticketID, before] as const),
  )
  return JSON.stringify({ ...journal, tickets } satisfies Journal)
}

/** The journal with a copy of one of its consents; undefined if it has no such consent. */
export const journalWithConsent = (text: string, consentID: number, copyID: number): string | undefined => {
  const journal = JSON.parse(text) as Journal
  if (!journal.consents.includes(consentID)) return undefined
  return JSON.stringify({ ...journal, consents: [...journal.consents, copyID] } satisfies Journal)
}
