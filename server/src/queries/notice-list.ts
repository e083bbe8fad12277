import { expressionBuilder, sql } from 'kysely'
import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import { UNREACHED_REASONS } from '@xd/core/domain/notice/skip-reasons.ts'
import type { NoticeStatus } from '@xd/core/domain/notice/status.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { Db } from '#db/connect.ts'
import { counted } from '#db/counted.ts'
import {
  fetchPage,
  inPlace,
  type Order,
  type Page,
  type PageShape,
  pageOfRows,
  type PageValues,
  shapeOfPage,
  valuesOfPage,
} from '#db/keyset.ts'
import { orNone } from '#db/or-none.ts'
import { among, amongThese, asPlaces, listValue, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { companyColumn, matchText, type TextMatch } from '#db/search.ts'
import type { Tables } from '#db/tables.ts'

const inOrder: Order = { name: 'place', columns: [{ ref: 'n.noticeID', key: 'noticeID', type: 'number' }] }
export const NOTICE_ORDERS = { noticeID: inOrder } as const satisfies Record<string, Order>

const leastCalled: Order = {
  name: 'called',
  columns: [{ ref: 'n.lastCallAt', key: 'lastCallAt', type: 'number' }, ...inOrder.columns],
}
export const CALL_ORDERS = { lastCallAt: leastCalled } as const satisfies Record<string, Order>

export interface NoticeFilter {
  readonly batchID?: number
  readonly custID?: number
  readonly storeID?: number
  readonly filter: string
  /** Customers whose notices the filter also finds: the ticket book says that the ticket is theirs. */
  readonly holders?: readonly number[]
  readonly statuses: readonly NoticeStatus[]
  /** Those that reached nobody, in batches since then. */
  readonly unreachedSince?: number
  /** Letters for which no address is known. */
  readonly needsAddress?: true
}

type NoticeValues = CompanyScope & {
  readonly batchID: number
  readonly custID: number
  readonly storeID: number
  readonly since: number
  readonly ticketNumber: string
  readonly holders: readonly number[]
}

/** The parts of a filter that change the query’s text. */
interface Shape {
  readonly of: readonly ('batchID' | 'custID' | 'storeID')[]
  readonly statuses: readonly NoticeStatus[]
  readonly unreached: boolean
  readonly needsAddress: boolean
  /** About the ticket with this number, or to those who hold it. */
  readonly ofTicket?: boolean
}

/** Notices with their batch's kind and the customer as they are now. */
const joined = (db: Db) =>
  db
    .selectFrom('notices as n')
    .innerJoin('notice_batches as b', 'b.batchID', 'n.batchID')
    .leftJoin('customers as u', 'u.custID', 'n.custID')
    .leftJoin('messages as m', 'm.messageID', 'n.messageID')
    .selectAll('n')
    .select(['b.batchKind', 'b.batchStatus', 'b.startedAt as batchStartedAt'])
    .select(['u.custPhone', 'u.custFirstName', 'u.custLastName', 'u.custEmail', 'u.custLanguage'])
    .select(['u.custStreet', 'u.custCity', 'u.custState', 'u.custZIP'])
    .select('m.providerMessageID')
    .where('b.batchIsWhole', '=', sql.lit(1))

export const noticesWithCustomer = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  joined(db).where('n.companyID', '=', companyID).where('n.storeID', 'in', orNone(storeIDs))

const unreached = (query: ReturnType<typeof joined>, since: Places<NoticeValues>['since']) =>
  query.where('b.createdAt', '>=', since).where((eb) =>
    eb.or([
      eb('n.noticeStatus', '=', 'failed'),
      // A letter still has to be mailed after a call, but nobody has to be called again.
      eb.and([
        eb('n.noticeStatus', '=', 'letter'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('notice_calls as k')
              .select('k.noticeCallID')
              .whereRef('k.companyID', '=', 'n.companyID')
              .whereRef('k.noticeID', '=', 'n.noticeID')
              .where('k.outcome', '=', 'reached'),
          ),
        ),
      ]),
      eb.and([eb('n.noticeStatus', '=', 'skipped'), eb('n.reason', 'in', UNREACHED_REASONS)]),
    ]),
  )

/** The same as `needsAddress` of the notices shown (`services/notices/letter-to.ts`). */
const withoutAddress = (query: ReturnType<typeof joined>) =>
  query
    .where('n.noticeStatus', '=', 'letter')
    .where('n.postalAddress', '=', '')
    .where((eb) =>
      eb.or([
        eb('u.custStreet', 'is', null),
        eb.and([eb('u.custZIP', 'is', null), eb.or([eb('u.custCity', 'is', null), eb('u.custState', 'is', null)])]),
      ]),
    )

/** Notices about the ticket with this number, or to its holders. */
const aboutTicket = (db: Db, { companyID, storeIDs, ticketNumber, holders }: Places<NoticeValues>) => [
  expressionBuilder<Tables & { n: Tables['notices'] }, 'n'>()(
    'n.noticeID',
    'in',
    db
      .selectFrom('notice_tickets as t')
      .select('t.noticeID')
      .where('t.companyID', '=', companyID)
      .where(among(db, 't.storeID', storeIDs))
      .where('t.ticketNumber', '=', ticketNumber),
  ),
  among(db, 'n.custID', holders),
]

const noticesOf = (
  db: Db,
  values: Places<NoticeValues>,
  { of, statuses, unreached: isUnreached, needsAddress, ofTicket: isOfTicket = false }: Shape,
) =>
  joined(db)
    .where('n.companyID', '=', values.companyID)
    .where(among(db, 'n.storeID', values.storeIDs))
    .$if(of.includes('batchID'), (query) => query.where('n.batchID', '=', values.batchID))
    .$if(of.includes('custID'), (query) => query.where('n.custID', '=', values.custID))
    .$if(of.includes('storeID'), (query) => query.where('n.storeID', '=', values.storeID))
    .$if(statuses.length > 0, (query) => query.where('n.noticeStatus', 'in', statuses))
    .$if(isUnreached, (query) => unreached(query, values.since))
    .$if(needsAddress, withoutAddress)
    .$if(isOfTicket, (query) => query.where((eb) => eb.or(aboutTicket(db, values))))

/** How many letters of each of these batches need an address. */
export const addressesNeeded = async (
  db: Db,
  { companyID }: Tenant,
  batchIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await withoutAddress(joined(db))
    .clearSelect()
    .select((eb) => ['n.batchID', eb.fn.countAll<number>().as('many')])
    .where('n.companyID', '=', companyID)
    .where(amongThese(db, 'n.batchID', batchIDs))
    .groupBy('n.batchID')
    .execute()
  return new Map(rows.map(({ batchID, many }) => [batchID, Number(many)]))
}

const shapeOf = ({ batchID, custID, storeID, statuses, unreachedSince, needsAddress }: NoticeFilter): Shape => ({
  of: [
    ...(batchID === undefined ? [] : (['batchID'] as const)),
    ...(custID === undefined ? [] : (['custID'] as const)),
    ...(storeID === undefined ? [] : (['storeID'] as const)),
  ],
  statuses,
  unreached: unreachedSince !== undefined,
  needsAddress: needsAddress === true,
})

const valuesOf = (
  { companyID, storeIDs }: CompanyScope,
  { batchID = 0, custID = 0, storeID = 0, unreachedSince: since = 0, filter, holders = [] }: NoticeFilter,
): NoticeValues => ({
  companyID,
  storeIDs,
  batchID,
  custID,
  storeID,
  since,
  ticketNumber: ticketNumberOf(filter),
  holders,
})

const page = prepared(
  (db, values: Places<NoticeValues & PageValues>, { at, ...shape }: Shape & { readonly at: PageShape }) =>
    inPlace(noticesOf(db, values, shape), at, values),
)

/** Notices to customers with this name or phone, and notices about the ticket with this number. */
const noticesThat = async (db: Db, scope: CompanyScope, filter: NoticeFilter, known?: TextMatch) => {
  const { companyID } = scope
  const terms = customerSearchTerms(filter.filter)
  const values = {
    ...asPlaces(valuesOf(scope, filter)),
    storeIDs: listValue(db, scope.storeIDs),
    holders: listValue(db, filter.holders ?? []),
  }
  const all = noticesOf(db, values, shapeOf(filter))
  if (terms.length === 0) return all
  const match = known ?? (await matchText(db, scope, 'customers', terms, 'c'))
  return all.where((eb) =>
    eb.or([
      eb(
        'n.custID',
        'in',
        eb
          .selectFrom('customers as c')
          .select('c.custID')
          .where(companyColumn('c', match), '=', companyID)
          .where(match.where),
      ),
      ...aboutTicket(db, values),
    ]),
  )
}

export const noticePage = query(async (db: Db, scope: CompanyScope, filter: NoticeFilter, at: Page) => {
  const terms = customerSearchTerms(filter.filter)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  if (match !== undefined && match.none !== true) return fetchPage(await noticesThat(db, scope, filter, match), at)
  const values = { ...valuesOf(scope, filter), ...valuesOfPage(at) }
  const shape = { ...shapeOf(filter), ofTicket: match !== undefined, at: shapeOfPage(at) }
  return pageOfRows(await page(db, values, shape), at)
})

export const listNotices = counted(noticePage, noticesThat)

export type ListedNotice = Awaited<ReturnType<typeof noticePage>>['rows'][number]
