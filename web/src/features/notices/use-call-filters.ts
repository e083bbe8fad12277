import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { numberIn, storeIn, type StoreFilterValue } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useSame } from '#ui/hook/use-same.ts'

export const CALLS_PER_PAGE = 25

interface CallFilters {
  readonly store: StoreFilterValue
  readonly page: number
}

export const useCallFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, go, filters, ...rest } = useFilters<CallFilters>((address) => ({
    store: storeIn(address.store, defaultStoreFilter(allowedStoreIDs)),
    page: numberIn(address.page) ?? 1,
  }))
  return {
    ...rest,
    filters,
    search: useSame({ ...filters, perPage: CALLS_PER_PAGE }),
    /** The customer someone chose to call, out of turn. */
    chosen: numberIn(params.notice),
    choose: (noticeID: number | undefined) => go({ notice: noticeID }),
  }
}
