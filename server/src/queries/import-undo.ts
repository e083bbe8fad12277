import type { Updateable } from 'kysely'
import type { TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import type { Tables } from '#db/tables.ts'
import type { TicketsTable } from '#db/ticket-tables.ts'
import { becameOf } from './customer-merges.ts'

/** Deletes tickets an import created, unless a later one has changed them. */
export const deleteMadeTickets = query(
  (db: TxDb, { companyID }: Tenant, importID: number, ticketIDs: readonly number[]) =>
    db
      .deleteFrom('tickets')
      .where('companyID', '=', companyID)
      .where('importID', '=', importID)
      .where(amongThese(db, 'ticketID', ticketIDs))
      .execute(),
)

/** The ticket's customer before an import, or the one they were merged into; left out if they no longer exist. */
const ownerBefore = async (db: TxDb, scope: Tenant, { custID }: Updateable<TicketsTable>) => {
  if (custID === undefined) return {}
  const exists = async (id: number) => (await contactsAmong(db, scope, [id])).length > 0
  if (await exists(custID)) return { custID }
  const owner = await becameOf(db, scope, custID)
  return (await exists(owner)) ? { custID: owner } : {}
}

/** Restores a ticket to its state before an import, unless a later one has changed it. */
export const restoreTicket = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    importID: number,
    ticketID: number,
    before: Updateable<TicketsTable>,
  ): Promise<void> => {
    const { custID: _, ...state } = before
    await db
      .updateTable('tickets')
      .set({ ...state, ...(await ownerBefore(db, { companyID }, before)) })
      .where('companyID', '=', companyID)
      .where('ticketID', '=', ticketID)
      .where('importID', '=', importID)
      .execute()
  },
)

export const deleteConsents = query((db: TxDb, { companyID }: Tenant, consentIDs: readonly number[]) =>
  db
    .deleteFrom('customer_consents')
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'consentID', consentIDs))
    .execute(),
)

/**
 * Ends the opt-outs that the import at this moment made, or dates them by another import (`becomes`), unless the customer
 * has sent STOP since.
 */
export const endOptOuts = query(
  (
    db: TxDb,
    { companyID }: Tenant,
    custIDs: readonly number[],
    { at, becomes = null }: { readonly at: number; readonly becomes?: number | null },
  ) =>
    db
      .updateTable('customers')
      .set({ custOptedOutAt: becomes })
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .where('custOptedOutAt', '=', at)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('customer_consents as said')
              .select('said.consentID')
              .whereRef('said.companyID', '=', 'customers.companyID')
              .whereRef('said.custID', '=', 'customers.custID')
              .where('said.source', '=', 'text')
              .where('said.given', '=', 0)
              .where('said.at', '>=', at),
          ),
        ),
      )
      .execute(),
)

export const deleteImportCustomers = query((db: TxDb, { companyID }: Tenant, importID: number) =>
  db.deleteFrom('import_customers').where('companyID', '=', companyID).where('importID', '=', importID).execute(),
)

export const contactsAmong = (db: TxDb, { companyID }: Tenant, custIDs: readonly number[]) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', custIDs))
    .execute()

/** The customers among these who have others merged into them. */
export const havingMerged = async (db: TxDb, { companyID }: Tenant, custIDs: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('customer_merges')
    .select('custID')
    .distinct()
    .where('companyID', '=', companyID)
    .where('undoneAt', 'is', null)
    .where(amongThese(db, 'custID', custIDs))
    .execute()
  return rows.map(({ custID }) => custID)
}

/** The customers among these that a table refers to. */
export const namedIn = async (
  db: TxDb,
  { companyID }: Tenant,
  table: keyof Tables,
  custIDs: readonly number[],
): Promise<number[]> => {
  const rows = await db
    .selectFrom(table as 'conversations')
    .select('custID')
    .distinct()
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', custIDs))
    .execute()
  return rows.map(({ custID }) => custID)
}

/** The customers among these who have comments. */
export const commentedOn = async (db: TxDb, { companyID }: Tenant, custIDs: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('comments')
    .select('commentKey')
    .distinct()
    .where('companyID', '=', companyID)
    .where(
      amongThese(
        db,
        'commentKey',
        custIDs.map((custID) => `customer/${custID}`),
      ),
    )
    .execute()
  return rows.map(({ commentKey }) => Number(commentKey.slice('customer/'.length)))
}

/** Deletes customers, with their names and phones in the merges that were undone. */
export const deleteContacts = query(
  async (db: TxDb, { companyID }: Tenant, custIDs: readonly number[]): Promise<void> => {
    await db
      .deleteFrom('customer_merges')
      .where('companyID', '=', companyID)
      .where('undoneAt', 'is not', null)
      .where((eb) => eb.or([amongThese(db, 'custID', custIDs), amongThese(db, 'mergedCustID', custIDs)]))
      .execute()
    await db
      .deleteFrom('customers')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .execute()
  },
)
