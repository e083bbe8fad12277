import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import type { LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import type { Db } from '#db/connect.ts'
import { counted } from '#db/counted.ts'
import { fetchPage, type Order, type Page } from '#db/keyset.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'
import { findLeads } from './leads.ts'

export const LEAD_ORDERS = {
  leadDate: {
    name: 'asked',
    columns: [
      { ref: 'l.askedAt', key: 'askedAt', type: 'number' },
      { ref: 'l.leadID', key: 'leadID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface LeadListFilter {
  readonly filter: string
  /** None for all. */
  readonly statuses?: readonly LeadStatus[]
  readonly storeID?: number
  readonly custID?: number
  /** From this instant on, up to but not including the other. */
  readonly from?: number
  readonly to?: number
}

const NUMBER = /^#?([1-9]\d{0,14})$/

/** The requests a filter lets through. */
const leadsThat = async (db: Db, scope: CompanyScope, asked: LeadListFilter) => {
  const { companyID } = scope
  const { filter, statuses, storeID, custID, from, to } = asked
  const storeIDs = storeID === undefined ? scope.storeIDs : scope.storeIDs.filter((one) => one === storeID)
  const terms = customerSearchTerms(filter)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  const number = NUMBER.exec(filter.trim())?.[1]
  return db
    .selectFrom('quote_leads as l')
    .select(['l.leadID', 'l.askedAt'])
    .where('l.companyID', '=', companyID)
    .where('l.storeID', 'in', orNone(storeIDs))
    .$if(match !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb(
            'l.custID',
            'in',
            eb
              .selectFrom('customers as c')
              .select('c.custID')
              .where(companyColumn('c', match), '=', companyID)
              .where(match!.where),
          ),
          ...(number === undefined ? [] : [eb('l.leadID', '=', Number(number))]),
        ]),
      ),
    )
    .$if(statuses !== undefined, (query) => query.where('l.leadStatus', 'in', statuses!))
    .$if(custID !== undefined, (query) => query.where('l.custID', '=', custID!))
    .$if(from !== undefined, (query) => query.where('l.askedAt', '>=', from!))
    .$if(to !== undefined, (query) => query.where('l.askedAt', '<', to!))
}

/** One page of the requests, with their customers. */
export const leadPage = async (db: Db, scope: CompanyScope, filter: LeadListFilter, page: Page) => {
  const { rows, nextCursor } = await fetchPage(await leadsThat(db, scope, filter), page)
  const leadIDs = rows.map(({ leadID }) => leadID)
  return { rows: await findLeads(db, scope, leadIDs), nextCursor }
}

export const listLeads = counted(leadPage, leadsThat)
