import { sql } from 'kysely'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { closureName } from '@xd/core/domain/activity/target.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { contains, isLong, matchText, newestMatches } from '#db/search.ts'
import type { RecordKind } from './record.ts'
import { RECORDS } from './records.table.ts'

/** No search needs more people with one name than this. */
const MOST_PEOPLE = 500
const MOST_OF_THEIRS = 2_000

/** A visitor's name as the log shows it, folded. */
const visitorFold = (one: { readonly userNickname: string; readonly userUsername: string }): string =>
  foldText(employeeName({ ...one, userIsXDACCT: true }))

/** The names of records that a company has few of: their targets in the log, and their names. */
export const settingNames = async (
  db: Db,
  { companyID }: Tenant,
): Promise<(readonly [target: string, name: string])[]> => {
  const few = Object.entries<RecordKind>(RECORDS).flatMap(([kind, { few: place }]) =>
    place === undefined
      ? []
      : sql`select ${sql.lit(`${kind}/`)} || ${sql.ref(place.id)}, ${sql.ref(place.column)} from ${sql.table(place.table)} where "companyID" = ${companyID}`,
  )
  const { rows } = await sql<{ target: string; name: string }>`
    select 'company/' || "companyID" as target, "companyName" as name from companies where "companyID" = ${companyID}
    union all select 'custom-fields/calendar/' || "catID", 'Fields of ' || "catTitle" from calendar_categories where "companyID" = ${companyID}
    union all ${sql.join(few, sql` union all `)}`.execute(db)
  const closures = await db
    .selectFrom('store_closures')
    .select(['closureID', 'day', 'note'])
    .where('companyID', '=', companyID)
    .execute()
  return [
    ...rows.map(({ target, name }) => [target, foldText(name)] as const),
    ...closures.map((one) => [`closure/${one.closureID}`, foldText(closureName(one))] as const),
  ]
}

export interface Visitor {
  readonly userID: number
  readonly name: string
}

/** XD Support's visitors to the company, with their folded names. They are few, however many visits they made. */
export const visitorsOf = async (db: Db, { companyID }: Tenant): Promise<Visitor[]> => {
  const users = await db
    .selectFrom('users as u')
    .select(['u.userID', 'u.userNickname', 'u.userUsername'])
    .where('u.userID', 'in', db.selectFrom('support_visits').select('userID').where('companyID', '=', companyID))
    .execute()
  return users.map((one) => ({ userID: one.userID, name: visitorFold(one) }))
}

/** The company's own users with a term in their name. */
export const usersNamed = async (db: Db, { companyID }: Tenant, term: string): Promise<number[]> => {
  const users = isLong(term)
    ? await newestMatches(db, 'users', { companyID, terms: [term], columns: ['userID'], limit: MOST_PEOPLE })
    : await db
        .selectFrom('users as u')
        .select('u.userID')
        .where('u.companyID', '=', companyID)
        .where(contains('u.userFold', term))
        .limit(MOST_PEOPLE)
        .execute()
  return users.map(({ userID }) => userID)
}

/** Log targets for the visits of these people. */
export const visitTargets = async (db: Db, { companyID }: Tenant, visitors: readonly number[]): Promise<string[]> => {
  if (visitors.length === 0) return []
  const visits = await db
    .selectFrom('support_visits')
    .select('visitID')
    .where('companyID', '=', companyID)
    .where('userID', 'in', visitors)
    .execute()
  return visits.map(({ visitID }) => `visit/${visitID}`)
}

/** Log targets for customers with a term in their name or phone: the customers, their conversations and requests. */
export const customerTargets = async (db: Db, scope: CompanyScope, term: string): Promise<string[]> => {
  const { companyID } = scope
  const match = await matchText(db, scope, 'customers', [term], 'c')
  const found = await db
    .selectFrom('customers as c')
    .select('c.custID')
    .where('c.companyID', '=', companyID)
    .where('c.custErasedAt', 'is', null)
    .where(match.where)
    .orderBy('c.custID', 'desc')
    .limit(MOST_PEOPLE)
    .execute()
  const custIDs = found.map(({ custID }) => custID)
  if (custIDs.length === 0) return []
  const [conversations, payments, rewrites, loans] = await Promise.all([
    db
      .selectFrom('conversations')
      .select('convoID')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .limit(MOST_OF_THEIRS)
      .execute(),
    db
      .selectFrom('payments')
      .select('paymentKey')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .orderBy('paymentID', 'desc')
      .limit(MOST_OF_THEIRS)
      .execute(),
    db
      .selectFrom('rewrite_batches as b')
      .innerJoin('payments as p', 'p.paymentID', 'b.paymentID')
      .select('b.rewriteID')
      .where('p.companyID', '=', companyID)
      .where(amongThese(db, 'p.custID', custIDs))
      .limit(MOST_OF_THEIRS)
      .execute(),
    db
      .selectFrom('loans')
      .select('loanID')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .limit(MOST_OF_THEIRS)
      .execute(),
  ])
  return [
    ...custIDs.map((id) => `customer/${id}`),
    ...conversations.map(({ convoID }) => `conversation/${convoID}`),
    ...payments.map(({ paymentKey }) => `payment/${paymentKey}`),
    ...rewrites.map(({ rewriteID }) => `rewrite/${rewriteID}`),
    ...loans.map(({ loanID }) => `loan/${loanID}`),
  ]
}
