import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { awaitedTickets } from '#queries/rewrite-sightings.ts'
import type { RewriteTicketRow } from '#queries/rewrites.ts'

/** The new numbers that a store's next file should show, looked up once for a whole file. */
export interface Watch {
  /** By the number as the book spells it. */
  readonly awaited: ReadonlyMap<string, RewriteTicketRow>
  /** The tickets named in some row, even if the row could not be imported. */
  readonly noticed: Set<string>
}

export const watchedNumber = ({ newTicket }: RewriteTicketRow): string => ticketNumberOf(newTicket!)

export const watchStore = query(async (db: Db, scope: CompanyScope, storeID: number): Promise<Watch> => {
  const tickets = await awaitedTickets(db, scope, storeID)
  return { awaited: new Map(tickets.map((ticket) => [watchedNumber(ticket), ticket])), noticed: new Set() }
})

/** Notes the ticket numbers of a row. */
export const notice = ({ awaited, noticed }: Watch, numbers: readonly string[]): void => {
  for (const number of numbers) if (awaited.has(number)) noticed.add(number)
}
