import { type Insertable, sql } from 'kysely'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import type { CustomersTable } from '#db/tables.ts'
import type { TicketsTable } from '#db/ticket-tables.ts'

/** Adds contacts; those whose phone someone else has just added are left out. */
export const insertContacts = query(async (db: TxDb, rows: readonly Insertable<CustomersTable>[]) =>
  rows.length === 0
    ? []
    : db
        .insertInto('customers')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['companyID', 'custPhone']).doNothing())
        .returning(['custID', 'custPhone'])
        .execute(),
)

/**
 * A customer who was given notice has until the day it set, even if files repeat an earlier day. Only a later day
 * replaces it, and only a changed due date ends it.
 */
const isDueAsBefore = sql`excluded."ticketDueDate" = tickets."ticketDueDate"`
const graceAfterImport = {
  graceByNotice: sql<LocalDay | null>`case
    when not ${isDueAsBefore} or tickets."graceByNotice" is null then null
    when excluded."ticketGraceDate" > tickets."graceByNotice" then excluded."ticketGraceDate"
    else tickets."graceByNotice" end`,
  graceNoticeID: sql<number | null>`case when ${isDueAsBefore} then tickets."graceNoticeID" end`,
}

/** Creates tickets, and updates existing ones. */
export const writeTickets = query(async (db: TxDb, rows: readonly Insertable<TicketsTable>[]) =>
  rows.length === 0
    ? []
    : db
        .insertInto('tickets')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['storeID', 'ticketNumber']).doUpdateSet((eb) => ({
            custID: eb.ref('excluded.custID'),
            ticketLoanDate: eb.ref('excluded.ticketLoanDate'),
            ticketDueDate: eb.ref('excluded.ticketDueDate'),
            ticketGraceDate: eb.ref('excluded.ticketGraceDate'),
            principalCents: eb.ref('excluded.principalCents'),
            amountDueCents: eb.ref('excluded.amountDueCents'),
            ticketDescription: eb.ref('excluded.ticketDescription'),
            ticketStatus: eb.ref('excluded.ticketStatus'),
            asOf: eb.ref('excluded.asOf'),
            importID: eb.ref('excluded.importID'),
            ...graceAfterImport,
          })),
        )
        .returning(['ticketID', 'ticketNumber'])
        .execute(),
)

/**
 * Marks tickets a file names without changing them. Their figures, if they match the file's, are as recent as the file.
 */
export const markTickets = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    ticketIDs: readonly number[],
    marks: { importID: number; asOf?: number },
  ): Promise<void> => {
    if (ticketIDs.length === 0) return
    const these = db
      .updateTable('tickets')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'ticketID', ticketIDs))
    await these.set(marks).execute()
  },
)

export const endTickets = (db: TxDb, { companyID }: Tenant, ticketIDs: readonly number[], importID: number) =>
  db
    .updateTable('tickets')
    .set({ ticketStatus: 'gone', importID })
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'ticketID', ticketIDs))
    .execute()

/** Opts out customers who are not yet opted out; returns them. */
export const optOutMany = query(
  async (db: TxDb, { companyID }: Tenant, custIDs: readonly number[], at: number): Promise<number[]> => {
    if (custIDs.length === 0) return []
    const changed = await db
      .updateTable('customers')
      .set({ custOptedOutAt: at })
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .where('custOptedOutAt', 'is', null)
      .returning('custID')
      .execute()
    return changed.map(({ custID }) => custID)
  },
)

export const insertImportCustomers = query(
  async (db: TxDb, { companyID }: Tenant, importID: number, custIDs: readonly number[]): Promise<void> => {
    if (custIDs.length > 0)
      await db
        .insertInto('import_customers')
        .values(custIDs.map((custID) => ({ companyID, importID, custID })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
)
