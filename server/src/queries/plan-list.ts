import type { PlanStatus } from '@xd/core/domain/plan/plan.ts'
import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { searchTerms } from '@xd/core/domain/text/search-terms.ts'
import type { Db } from '#db/connect.ts'
import { pagesOf } from '#db/counted.ts'
import type { Order } from '#db/keyset.ts'
import type { CompanyScope } from '#db/scope.ts'
import { contains, every } from '#db/search.ts'
import { customersFoundBy } from './customer-search.ts'
import { wholePlans } from './plans.ts'

export const PLAN_ORDERS = {
  planNext: {
    name: 'plans',
    columns: [
      { ref: 'p.isOver', key: 'isOver', type: 'number' },
      { ref: 'p.nextDay', key: 'nextDay', type: 'text' },
      { ref: 'p.planID', key: 'planID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface PlanFilter {
  readonly filter: string
  readonly status: PlanStatus | 'all'
  readonly storeID?: number
  readonly custID?: number
}

const plansThat = async (db: Db, scope: CompanyScope, { filter, status, storeID, custID }: PlanFilter) => {
  const words = searchTerms(filter).map(foldText)
  const customers = await customersFoundBy(db, scope, customerSearchTerms(filter))
  return wholePlans(db, scope)
    .$if(customers !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('p.custID', 'in', customers!), every(words.map((word) => contains('p.planSearch', word)))]),
      ),
    )
    .$if(status !== 'all', (query) => query.where('p.planStatus', '=', status as PlanStatus))
    .$if(storeID !== undefined, (query) => query.where('p.storeID', '=', storeID!))
    .$if(custID !== undefined, (query) => query.where('p.custID', '=', custID!))
}

export const { page: planPage, list: listPlans } = pagesOf(plansThat)
