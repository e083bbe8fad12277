import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { everyoneIn } from './customer-merges.ts'
import { journalWithout } from './import-journal.ts'
import { piecesNaming, setJournal } from './import-pieces.ts'

/**
 * Deletes a customer's tickets, which are a copy of the store's own system. Payments keep the numbers that the books
 * need. Undo data of imports about them is deleted too.
 */
export const eraseBook = query(async (db: TxDb, scope: Tenant, custID: number): Promise<void> => {
  // An import's undo data still has the id of customers who were merged since.
  const everyone = await everyoneIn(db, scope, custID)
  const tickets = await db
    .selectFrom('tickets')
    .select('ticketID')
    .where('companyID', '=', scope.companyID)
    .where('custID', '=', custID)
    .execute()
  const ticketIDs = new Set(tickets.map(({ ticketID }) => ticketID))
  for (const { importID, piece, journal } of await piecesNaming(db, scope, custID))
    await setJournal(db, scope, importID, piece, journalWithout(journal, everyone, ticketIDs))
  for (const table of ['ticket_outcomes', 'tickets', 'import_customers', 'customer_consents'] as const)
    await db.deleteFrom(table).where('companyID', '=', scope.companyID).where('custID', '=', custID).execute()
})
