import { type Insertable, sql } from 'kysely'
import type { ConsentKind } from '@xd/core/domain/customer/consent.ts'
import type { Db, TxDb } from '#db/connect.ts'
import type { CustomerConsentsTable } from '#db/import-tables.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/**
 * 1 for a customer, joined as `alias`, who refuses messages about loans and payments. They said so other than by STOP
 * or in a file of phones not to text, which are opt-outs, and have not agreed since.
 */
export const loansRefusedBy = (alias: 'c' | 'u') => {
  const said = (given: 0 | 1) => sql`from customer_consents as k where k."companyID" = ${sql.ref(`${alias}.companyID`)}
    and k."custID" = ${sql.ref(`${alias}.custID`)} and k."consentKind" = 'service' and k.given = ${sql.lit(given)}`
  return sql<0 | 1>`case when exists (select 1 ${said(0)} and k.source not in ('text', 'import')
    and k."consentID" > coalesce((select max(k."consentID") ${said(1)}), 0)) then 1 else 0 end`.as('loansRefused')
}

/** The customers who refuse messages about loans and payments. */
export const refusingLoans = query(
  async (db: Db, { companyID }: Tenant, custIDs: readonly number[]): Promise<Set<number>> => {
    const rows = await db
      .selectFrom('customers as c')
      .select(['c.custID', loansRefusedBy('c')])
      .where('c.companyID', '=', companyID)
      .where(amongThese(db, 'c.custID', custIDs))
      .execute()
    return new Set(rows.flatMap(({ custID, loansRefused }) => (loansRefused === 1 ? custID : [])))
  },
)

/** Every change to a customer's consents, newest first. */
export const consentsOf = query((db: Db, { companyID }: Tenant, custID: number) =>
  db
    .selectFrom('customer_consents')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .orderBy('consentID', 'desc')
    .execute(),
)

/** The consent in effect for each of these customers who ever gave or withdrew one. */
export const newestConsents = query(
  async (db: Db, { companyID }: Tenant, kind: ConsentKind, custIDs: readonly number[]) => {
    const rows = await db
      .selectFrom('customer_consents')
      .select(['custID', 'given', 'source'])
      .where('companyID', '=', companyID)
      .where('consentKind', '=', kind)
      .where(amongThese(db, 'custID', custIDs))
      .orderBy('consentID')
      .execute()
    return new Map(rows.map(({ custID, given, source }) => [custID, { given: given === 1, source }]))
  },
)

/** Since when a customer refuses marketing; undefined if they never refused it, or agreed again. */
export const marketingRefusedAt = query(
  async (db: Db, { companyID }: Tenant, custID: number): Promise<number | undefined> => {
    const newest = await db
      .selectFrom('customer_consents')
      .select(['given', 'at'])
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('consentKind', '=', 'marketing')
      .orderBy('consentID', 'desc')
      .limit(1)
      .executeTakeFirst()
    return newest?.given === 0 ? newest.at : undefined
  },
)

/** When each of these customers last agreed to marketing themselves, not by a file. */
export const ownMarketingAt = async (
  db: Db,
  { companyID }: Tenant,
  custIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('customer_consents')
    .select((eb) => ['custID', eb.fn.max<number>('at').as('at')])
    .where('companyID', '=', companyID)
    .where('consentKind', '=', 'marketing')
    .where('given', '=', 1)
    .where('source', '!=', 'import')
    .where(amongThese(db, 'custID', custIDs))
    .groupBy('custID')
    .execute()
  return new Map(rows.map(({ custID, at }) => [custID, at]))
}

/** When a customer last withdrew their consent by text. */
export const lastStopAt = query(async (db: Db, { companyID }: Tenant, custID: number): Promise<number | undefined> => {
  const last = await db
    .selectFrom('customer_consents')
    .select('at')
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .where('consentKind', '=', 'service')
    .where('source', '=', 'text')
    .where('given', '=', 0)
    .orderBy('consentID', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.at
})

/** When a customer has withdrawn their consent by text from then on, or given it again, oldest first. */
export const keywordsSince = query(
  (db: Db, { companyID }: Tenant, custID: number, since: number): Promise<{ at: number; given: 0 | 1 }[]> =>
    db
      .selectFrom('customer_consents')
      .select(['at', 'given'])
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('consentKind', '=', 'service')
      .where('source', '=', 'text')
      .where('at', '>=', since)
      .orderBy('consentID')
      .execute(),
)

export const insertConsents = query(
  async (db: TxDb, rows: readonly Insertable<CustomerConsentsTable>[]): Promise<number[]> => {
    if (rows.length === 0) return []
    const made = await db.insertInto('customer_consents').values(rows).returning('consentID').execute()
    return made.map(({ consentID }) => consentID)
  },
)
