import { sql } from 'kysely'
import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import type { Db } from '#db/connect.ts'
import { countUpToCap } from '#db/count.ts'
import { fetchPage, type Order, type OrderColumn, type Page } from '#db/keyset.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'
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
}

// Constants rather than parameters: the two partial indexes hold only for these conditions.
const STATUS_CONDITIONS = {
  blocked: sql<boolean>`c."custBlocked" = 1`,
  'opted-out': sql<boolean>`c."custOptedOutAt" is not null`,
}

export const listCustomers = async (db: Db, scope: CompanyScope, { filter, status, label, storeID }: CustomerFilter, page: Page) => {
  const { companyID } = scope
  const terms = customerSearchTerms(filter)
  const match = terms.length > 0 ? await matchText(db, 'customers', terms, 'c') : undefined
  const query = db
    .selectFrom('customers as c')
    .selectAll('c')
    .where(companyColumn('c', match), '=', companyID)
    .$if(match !== undefined, (q) => q.where(match!.where))
    .$if(status !== 'all', (q) => q.where(STATUS_CONDITIONS[status as keyof typeof STATUS_CONDITIONS]))
    .$if(label !== undefined, (q) =>
      q.where((eb) => {
        const labelled = eb.selectFrom('customer_labels').select('custID').where('companyID', '=', companyID)
        return eb('c.custID', 'in', labelled.where('labelID', '=', label!))
      }),
    )
    .$if(storeID !== undefined, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('conversations as v')
            .select('v.convoID')
            .where('v.companyID', '=', companyID)
            .whereRef('v.custID', '=', 'c.custID')
            .where('v.storeID', '=', storeID!),
        ),
      ),
    )
  const { rows, nextCursor } = await fetchPage(query, page)
  return { customers: await toCustomers(db, scope, rows), ...(await countUpToCap(db, query)), nextCursor }
}
