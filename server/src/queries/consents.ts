import type { Insertable } from 'kysely'
import type { ConsentKind } from '@xd/core/domain/customer/consent.ts'
import type { Db, TxDb } from '#db/connect.ts'
import type { CustomerConsentsTable } from '#db/import-tables.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

type Scope = Pick<CompanyScope, 'companyID'>

/** Every change to a customer's consents, newest first. */
export const consentsOf = (db: Db, { companyID }: Scope, custID: number) =>
  db
    .selectFrom('customer_consents')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .orderBy('consentID', 'desc')
    .execute()

/** The consent in effect for each of these customers who ever gave or withdrew one. */
export const newestConsents = async (db: Db, { companyID }: Scope, kind: ConsentKind, custIDs: readonly number[]) => {
  const rows = await db
    .selectFrom('customer_consents')
    .select(['custID', 'given', 'source'])
    .where('companyID', '=', companyID)
    .where('consentKind', '=', kind)
    .where(amongThese(db, 'custID', custIDs))
    .orderBy('consentID')
    .execute()
  return new Map(rows.map(({ custID, given, source }) => [custID, { given: given === 1, source }]))
}

/** When a customer last withdrew their consent by text. */
export const lastStopAt = async (db: Db, { companyID }: Scope, custID: number): Promise<number | undefined> => {
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
}

export const insertConsents = async (
  db: TxDb,
  rows: readonly Insertable<CustomerConsentsTable>[],
): Promise<number[]> => {
  if (rows.length === 0) return []
  const made = await db.insertInto('customer_consents').values(rows).returning('consentID').execute()
  return made.map(({ consentID }) => consentID)
}
