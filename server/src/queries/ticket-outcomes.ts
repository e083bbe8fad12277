import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import type { TicketOutcomesTable } from '#db/ticket-tables.ts'

/** Those of a store's tickets that were given a new number here. */
export const rewrittenAmong = query(
  async (db: Db, { companyID }: Tenant, storeID: number, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('rewrite_tickets')
      .select('oldTicket')
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where(amongThese(db, 'oldTicket', numbers))
      .where('newTicket', 'is not', null)
      .where('ticketState', '!=', 'dismissed')
      .execute()
    return new Set(rows.map(({ oldTicket }) => oldTicket))
  },
)

/** Each file records a ticket's outcome at most once. */
export const insertOutcomes = query(
  async (db: TxDb, rows: readonly Insertable<TicketOutcomesTable>[]): Promise<void> => {
    if (rows.length === 0) return
    await db
      .insertInto('ticket_outcomes')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
)

export const deleteOutcomes = query((db: TxDb, { companyID }: Tenant, importID: number) =>
  db.deleteFrom('ticket_outcomes').where('companyID', '=', companyID).where('importID', '=', importID).execute(),
)
