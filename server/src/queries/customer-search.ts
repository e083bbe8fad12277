import { type Expression, sql, type SqlBool } from 'kysely'
import { customerSearchTerms, foldName, phoneDigits } from '@xd/core/domain/customer/search-text.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { beginsWord, companyColumn, contains, every, matchText } from '#db/search.ts'
import { type Customer, toCustomers } from './customers.ts'

/** The New Message dialog's input so far; empty text counts as none. */
export interface CustomerSearchFields {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly emailAddress: string
  readonly customerID?: number
}

/** More than anyone looks through before typing another letter. */
const MOST = 50

interface Criterion {
  /** The terms used with the full-text index, before the condition is checked. */
  readonly terms: readonly string[]
  readonly where: Expression<SqlBool>
}

/** Their phone, or one that they kept in a merge. */
const hasDigits = (digits: string): Expression<SqlBool> => {
  const kept = sql`select 1 from ${sql.table('customer_phones')} as f
    where f."companyID" = c."companyID" and f."custID" = c."custID" and ${contains('f.custPhone', digits)}`
  return sql<SqlBool>`(${contains('c.custPhone', digits)} or exists (${kept}))`
}

const criteriaOf = ({
  firstName,
  lastName,
  phoneNumber,
  emailAddress,
  customerID,
}: CustomerSearchFields): Criterion[] => {
  const [first, last] = [foldName(firstName), foldName(lastName)]
  const [digits, email] = [phoneDigits(phoneNumber), emailAddress.trim().toLowerCase()]
  const criteria: Criterion[] = []
  if (first !== '') criteria.push({ terms: customerSearchTerms(first), where: beginsWord('c.custFirstFold', first) })
  if (last !== '') criteria.push({ terms: customerSearchTerms(last), where: beginsWord('c.custLastFold', last) })
  if (digits !== '') criteria.push({ terms: [digits], where: hasDigits(digits) })
  if (email !== '') criteria.push({ terms: customerSearchTerms(email), where: contains('c.custEmail', email) })
  if (customerID !== undefined) criteria.push({ terms: [], where: sql<SqlBool>`c."custID" = ${customerID}` })
  return criteria
}

const customersBy = async (db: Db, scope: CompanyScope, criteria: readonly Criterion[]) => {
  const { companyID } = scope
  const terms = criteria.flatMap((criterion) => criterion.terms)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  return db
    .selectFrom('customers as c')
    .selectAll('c')
    .where(companyColumn('c', match), '=', companyID)
    .where('c.custErasedAt', 'is', null)
    .$if(match !== undefined, (query) => query.where(match!.where))
    .where(every(criteria.map((criterion) => criterion.where)))
    .orderBy('c.custLastFold')
    .orderBy('c.custFirstFold')
    .orderBy('c.custID')
    .limit(MOST)
    .execute()
}

/**
 * Customers that match every given field, or else any of them. In the latter case the best matches come first, so that
 * a half-known name and a phone number together find the right person. A last name typed as a first name finds its
 * customer too, after those with that first name.
 */
export const searchCustomers = query(
  async (db: Db, scope: CompanyScope, fields: CustomerSearchFields, matchEvery: boolean): Promise<Customer[]> => {
    const criteria = criteriaOf(fields)
    if (criteria.length === 0) return []
    const ofAll = await customersBy(db, scope, criteria)
    if (matchEvery) return toCustomers(db, scope, ofAll)

    const found = new Set(ofAll.map((row) => row.custID))
    const { firstName, lastName } = fields
    const swapped = criteriaOf({ firstName: lastName, lastName: firstName, phoneNumber: '', emailAddress: '' })
    for (const criterion of [...criteria, ...swapped])
      for (const row of await customersBy(db, scope, [criterion])) found.add(row.custID)
    if (found.size === 0) return []
    const score = sql.join(
      criteria.map(({ where }) => sql`case when ${where} then 1 else 0 end`),
      sql` + `,
    )
    const rows = await db
      .selectFrom('customers as c')
      .selectAll('c')
      .where('c.companyID', '=', scope.companyID)
      .where('c.custID', 'in', [...found])
      .orderBy(sql`${score}`, 'desc')
      .orderBy('c.custLastFold')
      .orderBy('c.custFirstFold')
      .orderBy('c.custID')
      .limit(MOST)
      .execute()
    return toCustomers(db, scope, rows)
  },
)

/** The customers that words find, as a part of another query; undefined without words. */
export const customersFoundBy = async (db: Db, scope: CompanyScope, words: readonly string[]) => {
  if (words.length === 0) return undefined
  const match = await matchText(db, scope, 'customers', words, 'c')
  return db
    .selectFrom('customers as c')
    .select('c.custID')
    .where(companyColumn('c', match), '=', scope.companyID)
    .where('c.custErasedAt', 'is', null)
    .where(match.counted)
}
