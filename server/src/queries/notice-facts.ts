// Facts about the recipients of a page of notices: a few statements, however many there are.
import { sql, type SqlBool } from 'kysely'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/** The company’s settings for notices. */
export const noticeCompany = (db: Db, { companyID }: Tenant) =>
  db
    .selectFrom('companies')
    .select(['features', 'companySpanish'])
    .where('companyID', '=', companyID)
    .executeTakeFirstOrThrow()

/** The customers who already got a notice from this store on this day. */
export const noticedOn = query(
  async (
    db: Db,
    { companyID }: Tenant,
    storeID: number,
    custIDs: readonly number[],
    day: LocalDay,
  ): Promise<ReadonlySet<number>> => {
    const rows = await db
      .selectFrom('notices')
      .select('custID')
      .distinct()
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .where('storeID', '=', storeID)
      .where('sentDay', '=', day)
      .execute()
    return new Set(rows.flatMap(({ custID }) => custID ?? []))
  },
)

/** The open requests that name these tickets of a store, with their keys. */
export const requestsNaming = (
  db: Db,
  { companyID }: Tenant,
  {
    storeID,
    ticketNumbers,
    now,
  }: { readonly storeID: number; readonly ticketNumbers: readonly string[]; readonly now: number },
) =>
  db
    .selectFrom('payment_tickets as t')
    .innerJoin('payments as p', 'p.paymentID', 't.paymentID')
    .select(['t.ticketNumber', 'p.custID', 'p.paymentKey'])
    .where('t.companyID', '=', companyID)
    .where('t.storeID', '=', storeID)
    .where(amongThese(db, 't.ticketNumber', ticketNumbers))
    .where(sql<SqlBool>`p."paymentStatus" = 'sent'`)
    .where('p.validBeforeAt', '>', now)
    .execute()
