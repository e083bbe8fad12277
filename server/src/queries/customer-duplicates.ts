import { sql } from 'kysely'
import {
  duplicateReasons,
  type DuplicateReason,
  licenseKey,
  nameKey,
  phoneKey,
} from '@xd/core/domain/customer/duplicate.ts'
import { foldName } from '@xd/core/domain/customer/search-text.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'
import { type Customer, type CustomerRow, toCustomers } from './customers.ts'

/** Enough for a person to look through. */
const MOST = 20

/** Customers whose search text contains a term: by the index, however many there are. */
const containing = async (db: Db, scope: CompanyScope, term: string | undefined): Promise<CustomerRow[]> => {
  if (term === undefined) return []
  const match = await matchText(db, scope, 'customers', [term], 'c')
  return db
    .selectFrom('customers as c')
    .selectAll('c')
    .where(companyColumn('c', match), '=', scope.companyID)
    .where(match.where)
    .limit(MOST)
    .execute()
}

/** Names are found by an index of those who were not erased. */
const ofCompany = (db: Db, { companyID }: CompanyScope) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('custErasedAt', 'is', null)
    .limit(MOST)

/** Possible duplicates of a customer, likeliest first, each with core's reasons. */
export const findDuplicates = query(
  async (
    db: Db,
    scope: CompanyScope,
    row: CustomerRow,
  ): Promise<{ customer: Customer; reasons: DuplicateReason[] }[]> => {
    const [first, last] = [foldName(row.custFirstName), foldName(row.custLastName)]
    const email = row.custEmail
    const candidates = [
      ...(email ? await ofCompany(db, scope).where('custEmail', '=', email).execute() : []),
      ...(nameKey(row)
        ? await ofCompany(db, scope)
            .where(sql<boolean>`("custLastFold", "custFirstFold") in (values (${last}, ${first}), (${first}, ${last}))`)
            .execute()
        : []),
      ...(await containing(db, scope, phoneKey(row.custPhone))),
      ...(await containing(db, scope, licenseKey(row.custDL))),
    ]
    const others = [...new Map(candidates.map((one) => [one.custID, one])).values()].filter(
      ({ custID, custErasedAt }) => custID !== row.custID && custErasedAt === null,
    )
    const reasons = new Map(others.map((one) => [one.custID, duplicateReasons(row, one)]))
    const likely = others
      .filter(({ custID }) => (reasons.get(custID) ?? []).length > 0)
      .sort((a, b) => reasons.get(b.custID)!.length - reasons.get(a.custID)!.length || a.custID - b.custID)
      .slice(0, MOST)
    return (await toCustomers(db, scope, likely)).map((customer) => ({
      customer,
      reasons: reasons.get(customer.custID)!,
    }))
  },
)
