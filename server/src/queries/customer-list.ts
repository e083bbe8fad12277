import { type Expression, sql, type SqlBool } from 'kysely'
import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import { capCount, type CappedCount } from '@xd/core/domain/search/count-cap.ts'
import type { Db } from '#db/connect.ts'
import { countBeside } from '#db/count.ts'
import { orNone } from '#db/or-none.ts'
import {
  fetchPage,
  inPlace,
  type Order,
  type OrderColumn,
  type Page,
  pageOfRows,
  type PageShape,
  type PageValues,
  shapeOfPage,
  valuesOfPage,
} from '#db/keyset.ts'
import { type Given, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText, type TextMatch } from '#db/search.ts'
import { toCustomers } from './customers.ts'

const column = (key: string, type: OrderColumn['type']): OrderColumn => ({ ref: `c.${key}`, key, type })
const [last, first, id] = [column('custLastFold', 'text'), column('custFirstFold', 'text'), column('custID', 'number')]

/** Each has its index. */
export const CUSTOMER_ORDERS = {
  custLastName: { name: 'last', columns: [last, first, id] },
  custFirstName: { name: 'first', columns: [first, last, id] },
  custCreated: { name: 'created', columns: [column('createdAt', 'number'), id] },
} as const satisfies Record<string, Order>

export const CUSTOMER_STATUSES = ['all', 'blocked', 'opted-out'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]

export interface CustomerFilter {
  readonly filter: string
  readonly status: CustomerStatus
  readonly label?: number
  /** Only those with a conversation at this store. */
  readonly storeID?: number
  /** Only these. */
  readonly custIDs?: readonly number[]
}

const customerCounts = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db.selectFrom('customer_counts').selectAll().where('companyID', '=', companyID),
)

/** From the counts that the database keeps; undefined where they must be counted. */
const keptCustomerCount = async (
  db: Db,
  { companyID }: CompanyScope,
  { status, label, storeID, custIDs }: Omit<CustomerFilter, 'filter'>,
): Promise<CappedCount | undefined> => {
  if ([label, storeID, custIDs].some((one) => one !== undefined)) return undefined
  const [counts] = await customerCounts(db, { companyID })
  const { customers = 0, blocked = 0, optedOut = 0 } = counts ?? {}
  return capCount(status === 'all' ? customers : status === 'blocked' ? blocked : optedOut)
}

// Constants rather than parameters: the two partial indexes hold only for these conditions.
const STATUS_CONDITIONS = {
  blocked: sql<boolean>`c."custBlocked" = 1`,
  'opted-out': sql<boolean>`c."custOptedOutAt" is not null`,
}

type Narrowing = Omit<CustomerFilter, 'filter'> & {
  readonly match: TextMatch | undefined
  readonly text: Expression<SqlBool> | undefined
}

const customersThat = (
  db: Db,
  { companyID }: { readonly companyID: Given<number> },
  { status, label, storeID, custIDs, match, text }: Narrowing,
) =>
  db
    .selectFrom('customers as c')
    .selectAll('c')
    .where(companyColumn('c', match), '=', companyID)
    .where(sql<boolean>`c."custErasedAt" is null`)
    .$if(text !== undefined, (query) => query.where(text!))
    .$if(custIDs !== undefined, (query) => query.where('c.custID', 'in', orNone(custIDs!)))
    .$if(status !== 'all', (query) => query.where(STATUS_CONDITIONS[status as keyof typeof STATUS_CONDITIONS]))
    .$if(label !== undefined, (query) =>
      query.where((eb) => {
        const labeled = eb.selectFrom('customer_labels').select('custID').where('companyID', '=', companyID)
        return eb('c.custID', 'in', labeled.where('labelID', '=', label!))
      }),
    )
    .$if(storeID !== undefined, (query) =>
      query.where((eb) => {
        const conversations = eb
          .selectFrom('conversations as v')
          .select('v.convoID')
          .where('v.companyID', '=', companyID)
        return eb.exists(conversations.whereRef('v.custID', '=', 'c.custID').where('v.storeID', '=', storeID!))
      }),
    )

const matchOf = async (db: Db, scope: CompanyScope, filter: string): Promise<TextMatch | undefined> => {
  const terms = customerSearchTerms(filter)
  return terms.length > 0 ? matchText(db, scope, 'customers', terms, 'c') : undefined
}

/** By status alone: the list's initial state. */
const ofStatus = prepared(
  (
    db,
    values: Places<{ companyID: number } & PageValues>,
    { status, ...page }: PageShape & { readonly status: CustomerStatus },
  ) => inPlace(customersThat(db, values, { status, match: undefined, text: undefined }), page, values),
)

const pageThat = async (db: Db, scope: CompanyScope, narrowing: Omit<Narrowing, 'text'>, page: Page) => {
  const { status, ...further } = narrowing
  const found = Object.values(further).every((condition) => condition === undefined)
    ? pageOfRows(
        await ofStatus(db, { companyID: scope.companyID, ...valuesOfPage(page) }, { status, ...shapeOfPage(page) }),
        page,
      )
    : await fetchPage(customersThat(db, scope, { ...narrowing, text: narrowing.match?.where }), page)
  return { rows: await toCustomers(db, scope, found.rows), nextCursor: found.nextCursor }
}

/** One page of the customers. */
export const customerPage = async (db: Db, scope: CompanyScope, { filter, ...narrowed }: CustomerFilter, page: Page) =>
  pageThat(db, scope, { ...narrowed, match: await matchOf(db, scope, filter) }, page)

/** How many customers a search finds, if its index knows and there are no other filters. */
const countKnown = ({ known }: TextMatch, { status, label, storeID, custIDs }: Omit<CustomerFilter, 'filter'>) =>
  known !== undefined && status === 'all' && [label, storeID, custIDs].every((one) => one === undefined)
    ? capCount(known)
    : undefined

/** One page, and the count over all pages. */
export const listCustomers = async (
  db: Db,
  scope: CompanyScope,
  { filter, ...narrowed }: CustomerFilter,
  page: Page,
) => {
  const match = await matchOf(db, scope, filter)
  const found = await pageThat(db, scope, { ...narrowed, match }, page)
  const kept = match === undefined ? await keptCustomerCount(db, scope, narrowed) : countKnown(match, narrowed)
  const counted =
    kept ??
    (await countBeside(db, () => customersThat(db, scope, { ...narrowed, match, text: match?.counted }), page, found))
  return { ...found, ...counted }
}
