// Evidence about rewritten tickets in the files of a store's own system.
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/** A store's tickets that the next file can confirm: few, from an index of only those. */
export const awaitedTickets = query((db: Db, { companyID }: Tenant, storeID: number) =>
  db
    .selectFrom('rewrite_tickets')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .where('awaitsImport', '=', 1)
    .where('newTicket', 'is not', null)
    .orderBy('rewriteTicketID')
    .execute(),
)

/** Tickets that an import brought to their state, or lacked. */
export const ticketsTouchedBy = query((db: Db, { companyID }: Tenant, importID: number) =>
  db
    .selectFrom('rewrite_tickets as t')
    .selectAll('t')
    .where('t.companyID', '=', companyID)
    .where((eb) =>
      eb.or([
        eb('t.importID', '=', importID),
        eb(
          't.rewriteTicketID',
          'in',
          eb
            .selectFrom('rewrite_misses')
            .select('rewriteTicketID')
            .where('companyID', '=', companyID)
            .where('importID', '=', importID),
        ),
      ]),
    )
    .orderBy('t.rewriteTicketID')
    .execute(),
)

export const insertMisses = query(
  async (db: TxDb, { companyID }: Tenant, importID: number, rewriteTicketIDs: readonly number[]): Promise<void> => {
    if (rewriteTicketIDs.length > 0)
      await db
        .insertInto('rewrite_misses')
        .values(rewriteTicketIDs.map((rewriteTicketID) => ({ companyID, rewriteTicketID, importID })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
)

export const deleteMissesOf = query((db: TxDb, { companyID }: Tenant, rewriteTicketID: number) =>
  db
    .deleteFrom('rewrite_misses')
    .where('companyID', '=', companyID)
    .where('rewriteTicketID', '=', rewriteTicketID)
    .execute(),
)

export const deleteMissesBy = query((db: TxDb, { companyID }: Tenant, importID: number) =>
  db.deleteFrom('rewrite_misses').where('companyID', '=', companyID).where('importID', '=', importID).execute(),
)

/** How many imports lacked each of these tickets. */
export const missesOf = query(
  async (db: Db, { companyID }: Tenant, rewriteTicketIDs: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    if (rewriteTicketIDs.length === 0) return new Map()
    const rows = await db
      .selectFrom('rewrite_misses')
      .select(['rewriteTicketID', (eb) => eb.fn.countAll<number>().as('n')])
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'rewriteTicketID', rewriteTicketIDs))
      .groupBy('rewriteTicketID')
      .execute()
    return new Map(rows.map(({ rewriteTicketID, n }) => [rewriteTicketID, Number(n)]))
  },
)

/** The customers who paid these batches' requests. */
export const payersOf = query(
  async (db: Db, { companyID }: Tenant, rewriteIDs: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    if (rewriteIDs.length === 0) return new Map()
    const rows = await db
      .selectFrom('rewrite_batches as b')
      .innerJoin('payments as p', 'p.paymentID', 'b.paymentID')
      .select(['b.rewriteID', 'p.custID'])
      .where('b.companyID', '=', companyID)
      .where(amongThese(db, 'b.rewriteID', rewriteIDs))
      .execute()
    return new Map(rows.map(({ rewriteID, custID }) => [rewriteID, custID]))
  },
)
