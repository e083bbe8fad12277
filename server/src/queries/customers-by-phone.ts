import { sql, type SqlBool } from 'kysely'
import { beginningsOf } from '@xd/core/domain/search/digits.ts'
import type { Db } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyOfKeys, every, matchText } from '#db/search.ts'

const END = 4

/** The last four digits, spelled as in their index. */
const lastOf = (db: Db, column: string) =>
  isPostgres(db)
    ? sql<string>`right(${sql.ref(column)}, ${sql.lit(END)})`
    : sql<string>`substr(${sql.ref(column)}, ${sql.lit(-END)})`

const endsWith = (db: Db, column: string, digits: string) =>
  every([
    sql<SqlBool>`${lastOf(db, column)} = ${digits.slice(-END)}`,
    sql<SqlBool>`${sql.ref(column)} like ${`%${digits}`}`,
  ])

/** Customers with a phone that ends with these digits (at least four). */
const byEnd = async (db: Db, { companyID }: CompanyScope, digits: string, limit: number): Promise<number[]> => {
  const own = db
    .selectFrom('customers as c')
    .select('c.custID')
    .where('c.companyID', '=', companyID)
    .where(sql<SqlBool>`c."custErasedAt" is null`)
    .where(endsWith(db, 'c.custPhone', digits))
  const further = db
    .selectFrom('customer_phones as f')
    .select('f.custID')
    .where('f.companyID', '=', companyID)
    .where(endsWith(db, 'f.custPhone', digits))
  return (await own.union(further).limit(limit).execute()).map(({ custID }) => custID)
}

/** Customers with a phone that begins with these digits, if there are enough of them. */
const byBeginning = async (db: Db, scope: CompanyScope, digits: string, limit: number): Promise<number[]> => {
  const { companyID } = scope
  const beginnings = beginningsOf(digits)
  if (beginnings.length === 0) return []
  const begins = (column: string) =>
    sql<SqlBool>`(${sql.join(
      beginnings.map((beginning) => sql`${sql.ref(column)} like ${`+${beginning}%`}`),
      sql` or `,
    )})`
  const match = await matchText(db, scope, 'customers', [digits], 'c')
  const rows = await db
    .selectFrom('customers as c')
    .select('c.custID')
    .where(companyOfKeys('c'), '=', companyID)
    .where(sql<SqlBool>`c."custErasedAt" is null`)
    .where(match.where)
    .where((eb) => {
      const further = eb.selectFrom('customer_phones as f').select('f.custID').where('f.companyID', '=', companyID)
      return eb.or([
        begins('c.custPhone'),
        eb.exists(further.whereRef('f.custID', '=', 'c.custID').where(begins('f.custPhone'))),
      ])
    })
    .orderBy('c.custID', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ custID }) => custID)
}

/**
 * Customers by digits of a phone number: those whose phone ends with them first, then those whose phone begins with
 * them.
 */
export const customersByPhone = async (
  db: Db,
  scope: CompanyScope,
  digits: string,
  limit: number,
): Promise<number[]> => {
  const ends = await byEnd(db, scope, digits, limit)
  const begins = ends.length < limit ? await byBeginning(db, scope, digits, limit) : []
  return [...new Set([...ends, ...begins])].slice(0, limit)
}
