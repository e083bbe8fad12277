import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { PLAN_STATUSES, type PlanStatus } from '@xd/core/domain/plan/plan.ts'
import { numberIn, oneOf, storeIn, type StoreFilterValue, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import type { ListSearch } from '#data/use-list.ts'
import { useSame } from '#ui/hook/use-same.ts'

export const PLANS_PER_PAGE = 25

interface PlanFilters {
  readonly filter: string
  readonly store: StoreFilterValue
  readonly status: PlanStatus | 'all'
  readonly page: number
}

export const usePlanFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, over, filters, ...rest } = useFilters<PlanFilters>((given) => ({
    filter: textIn(given.filter),
    store: storeIn(given.store, defaultStoreFilter(allowedStoreIDs)),
    status: oneOf(['all', ...PLAN_STATUSES], given.status, 'all'),
    page: numberIn(given.page) ?? 1,
  }))
  const search: ListSearch<'payments/schedules/list'> = {
    ...filters,
    filter: filters.filter.trim(),
    perPage: PLANS_PER_PAGE,
  }
  return {
    ...rest,
    filters,
    search: useSame(search),
    shown: numberIn(params.plan),
    show: (planID: number | undefined) => over({ plan: planID }),
  }
}
