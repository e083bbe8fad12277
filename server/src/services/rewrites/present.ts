import type { RewriteBatch } from '@xd/core/contract/entity/rewrite.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { missesOf } from '#queries/rewrite-sightings.ts'
import { type RewriteRow, type RewriteTicketRow, ticketsOfRewrites } from '#queries/rewrites.ts'

type Presented = typeof RewriteBatch.Type

/** Batches as the contract shows them, in the rows' order; two queries for the tickets of all. */
export const presentRewrites = async (
  db: Db,
  scope: CompanyScope,
  rows: readonly RewriteRow[],
): Promise<Presented[]> => {
  const tickets = await ticketsOfRewrites(
    db,
    scope,
    rows.map((row) => row.rewriteID),
  )
  const misses = await missesOf(
    db,
    scope,
    tickets.flatMap(({ rewriteTicketID, postedAt }) => (postedAt === null ? [] : rewriteTicketID)),
  )
  return rows.map((row) =>
    present(
      row,
      tickets.filter(({ rewriteID }) => rewriteID === row.rewriteID),
      misses,
    ),
  )
}

export const presentRewrite = query(
  async (db: Db, scope: CompanyScope, row: RewriteRow): Promise<Presented> =>
    (await presentRewrites(db, scope, [row]))[0]!,
)

/** A payment that was too small, until its tickets are settled. */
const shortOf = ({ rewriteState, chargesCents, returnBy }: RewriteRow): Presented['rewriteShort'] =>
  rewriteState === 'exception' && chargesCents !== null && returnBy !== null
    ? { charges: chargesCents, returnBy }
    : null

const present = (
  row: RewriteRow,
  tickets: readonly RewriteTicketRow[],
  misses: ReadonlyMap<number, number>,
): Presented => ({
  rewriteID: row.rewriteID,
  rewriteDate: row.rewriteAt,
  rewriteState: row.rewriteState,
  rewriteWarning: row.rewriteWarning,
  rewriteShort: shortOf(row),
  storeID: row.storeID,
  storeTimezone: row.storeTimezone,
  paymentKey: row.paymentKey,
  paymentAmount: row.amountCents,
  paymentNoticeFee: row.paymentNoticeFee,
  paymentMethod: row.paymentMethod,
  custID: row.custID,
  customer: { custFirstName: row.custFirstName, custLastName: row.custLastName, custPhone: row.custPhone },
  rewriteTickets: tickets.map((ticket) => ({
    rewriteTicketID: ticket.rewriteTicketID,
    oldTicket: ticket.oldTicket,
    newTicket: ticket.newTicket,
    ticketState: ticket.ticketState,
    ticketReason: ticket.ticketReason,
    ticketNote: ticket.ticketNote,
    ticketDate: ticket.changedAt,
    ticketChangedByID: ticket.changedByID,
    ticketNumberedDate: ticket.numberedAt,
    ticketPostedDate: ticket.postedAt,
    ticketVerifiedDate: ticket.verifiedAt,
    ticketVerifiedImportID: ticket.ticketState === 'verified' ? ticket.importID : null,
    ticketMisses: misses.get(ticket.rewriteTicketID) ?? 0,
  })),
})
