import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import { UNREACHED_REASONS } from '@xd/core/domain/notice/skip-reasons.ts'
import type { NoticeStatus } from '@xd/core/domain/notice/status.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { Db } from '#db/connect.ts'
import { countBeside } from '#db/count.ts'
import { fetchPage, type Order, type Page } from '#db/keyset.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'

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
  readonly statuses: readonly NoticeStatus[]
  /** Those that reached nobody, of batches that came since then. */
  readonly unreachedSince?: number
}

/** Notices with their batch's kind and the customer as they are now. */
export const noticesWithCustomer = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('notices as n')
    .innerJoin('notice_batches as b', 'b.batchID', 'n.batchID')
    .leftJoin('customers as u', 'u.custID', 'n.custID')
    .selectAll('n')
    .select(['b.batchKind', 'b.batchStatus'])
    .select(['u.custPhone', 'u.custFirstName', 'u.custLastName', 'u.custEmail', 'u.custLanguage'])
    .where('n.companyID', '=', companyID)
    .where('n.storeID', 'in', orNone(storeIDs))

const noticesThat = async (
  db: Db,
  scope: CompanyScope,
  { batchID, custID, storeID, filter, statuses, unreachedSince }: NoticeFilter,
) => {
  const { companyID } = scope
  const terms = customerSearchTerms(filter)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  return noticesWithCustomer(db, scope)
    .$if(batchID !== undefined, (query) => query.where('n.batchID', '=', batchID!))
    .$if(storeID !== undefined, (query) => query.where('n.storeID', '=', storeID!))
    .$if(custID !== undefined, (query) => query.where('n.custID', '=', custID!))
    .$if(statuses.length > 0, (query) => query.where('n.noticeStatus', 'in', statuses))
    .$if(unreachedSince !== undefined, (query) =>
      query
        .where('b.createdAt', '>=', unreachedSince!)
        .where((eb) =>
          eb.or([
            eb('n.noticeStatus', 'in', ['failed', 'letter']),
            eb.and([eb('n.noticeStatus', '=', 'skipped'), eb('n.reason', 'in', UNREACHED_REASONS)]),
          ]),
        ),
    )
    .$if(match !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb(
            'n.custID',
            'in',
            eb
              .selectFrom('customers as c')
              .select('c.custID')
              .where(companyColumn('c', match), '=', companyID)
              .where(match!.where),
          ),
          eb(
            'n.noticeID',
            'in',
            eb
              .selectFrom('notice_tickets as t')
              .select('t.noticeID')
              .where('t.companyID', '=', companyID)
              .where('t.ticketNumber', '=', ticketNumberOf(filter)),
          ),
        ]),
      ),
    )
}

export const noticePage = async (db: Db, scope: CompanyScope, filter: NoticeFilter, page: Page) =>
  fetchPage(await noticesThat(db, scope, filter), page)

/** One page, and the count over all pages. */
export const listNotices = async (db: Db, scope: CompanyScope, filter: NoticeFilter, page: Page) => {
  const found = await noticePage(db, scope, filter, page)
  return { ...found, ...(await countBeside(db, () => noticesThat(db, scope, filter), page, found)) }
}

export type ListedNotice = Awaited<ReturnType<typeof noticePage>>['rows'][number]
