import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

/** Every step from an old number to its new one, except for dismissed tickets. */
export const newLinks = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('rewrite_tickets as l')
    .innerJoin('rewrite_batches as r', 'r.rewriteID', 'l.rewriteID')
    .select([
      'l.rewriteTicketID',
      'l.storeID',
      'l.rewriteID',
      'l.oldTicket',
      'l.newTicket',
      'l.ticketState',
      'l.changedAt',
      'r.rewriteAt',
    ])
    .where('l.companyID', '=', companyID)
    .where('l.storeID', 'in', orNone(storeIDs))
    .where('l.newTicket', 'is not', null)
    .where('l.ticketState', '!=', 'dismissed')

/** The new numbers of a store's tickets, by ticket. */
export const newNumbersOf = query(
  async (db: Db, scope: CompanyScope, storeID: number, tickets: readonly string[]): Promise<Map<string, string>> => {
    if (tickets.length === 0) return new Map()
    const rows = await newLinks(db, { ...scope, storeIDs: [storeID] })
      .where('l.oldTicket', 'in', tickets)
      .execute()
    return new Map(rows.map(({ oldTicket, newTicket }) => [oldTicket, newTicket!]))
  },
)

/** All steps connected to a ticket, followed in both directions; a loop made by hand ends where it began. */
export const linksAround = async (db: Db, scope: CompanyScope, ticket: string) => {
  const known = new Map<number, TicketLinkRow>()
  let ends = [ticket]
  while (ends.length > 0) {
    const rows = await newLinks(db, scope)
      .innerJoin('payments as p', 'p.paymentID', 'r.paymentID')
      .select(['r.paymentID', 'p.paymentKey'])
      .where((eb) => eb.or([eb('l.oldTicket', 'in', ends), eb('l.newTicket', 'in', ends)]))
      .execute()
    const steps = rows
      .filter(({ rewriteTicketID }) => !known.has(rewriteTicketID))
      .map((row) => ({ ...row, newTicket: row.newTicket! }))
    for (const step of steps) known.set(step.rewriteTicketID, step)
    ends = [...new Set(steps.flatMap(({ oldTicket, newTicket }) => [oldTicket, newTicket]))]
  }
  return [...known.values()]
}

export interface TicketLinkRow {
  readonly rewriteTicketID: number
  readonly storeID: number
  readonly rewriteID: number
  readonly oldTicket: string
  readonly newTicket: string
  readonly ticketState: RewriteState
  readonly changedAt: number
  /** When its request was paid. */
  readonly rewriteAt: number
  readonly paymentID: number
  readonly paymentKey: string
}
