import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { numberIn, storeIn, type StoreFilterValue } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useSame } from '#ui/hook/use-same.ts'

export const CALLS_PER_PAGE = 25

interface CallFilters {
  readonly store: StoreFilterValue
  readonly page: number
}

const NOBODY = { notice: undefined }

export const useCallFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, go, set, filters, ...rest } = useFilters<CallFilters>((address) => ({
    store: storeIn(address.store, defaultStoreFilter(allowedStoreIDs)),
    page: numberIn(address.page) ?? 1,
  }))
  return {
    ...rest,
    filters,
    search: useSame({ ...filters, perPage: CALLS_PER_PAGE }),
    /** Another list starts with another customer. */
    set: (change: Partial<CallFilters>) => set({ ...change, ...NOBODY }),
    /** The last page of a list that became shorter during the same call. */
    turnTo: (page: number, replace?: boolean) => set({ page }, replace),
    /** The customer being called. */
    chosen: numberIn(params.notice),
    choose: (noticeID: number) => go({ notice: noticeID }),
    hold: (noticeID: number) => go({ notice: noticeID }, true),
  }
}
