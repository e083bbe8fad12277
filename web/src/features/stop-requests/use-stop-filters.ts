import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import type { STOP_FILTERS } from '@xd/core/domain/message/stop-request.ts'
import { oneOf, searchIn, type StoreFilterValue, storeIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import type { ListSearch } from '#data/use-list.ts'
import { useSame } from '#ui/hook/use-same.ts'

export const STOPS_PER_PAGE = 25

export type StopStatus = 'all' | (typeof STOP_FILTERS)[number]

export interface StopFilters {
  readonly filter: string
  readonly store: StoreFilterValue
  readonly status: StopStatus
  readonly page: number
}

export const useStopFilters = (allowedStoreIDs: readonly number[]) => {
  const { filters, ...rest } = useFilters<StopFilters>((params) => ({
    ...searchIn(params),
    store: storeIn(params.store, defaultStoreFilter(allowedStoreIDs)),
    status: oneOf(['open', 'decided', 'all'], params.status, 'open'),
  }))
  const search: ListSearch<'customers/stop-requests/list'> = {
    ...filters,
    filter: filters.filter.trim(),
    perPage: STOPS_PER_PAGE,
  }
  return { ...rest, filters, search: useSame(search) }
}
