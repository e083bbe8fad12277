import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { type RewriteState, REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import { numberIn, oneOf, type Params, searchIn, type StoreFilterValue, storeIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import type { ListSearch } from '#data/use-list.ts'

export const REWRITES_PER_PAGE = 25

export interface RewriteFilters {
  readonly filter: string
  readonly store: StoreFilterValue
  readonly status: RewriteState | 'all'
  readonly page: number
}

const readRewriteFilters = (params: Params, allowedStoreIDs: readonly number[]): RewriteFilters => ({
  ...searchIn(params),
  store: storeIn(params.store, defaultStoreFilter(allowedStoreIDs)),
  status: oneOf(['all', ...REWRITE_STATES], params.status, 'all'),
})

export const useRewriteFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, over, filters, ...rest } = useFilters((address) => readRewriteFilters(address, allowedStoreIDs))
  const search: ListSearch<'payments/rewrites/list'> = {
    ...filters,
    filter: filters.filter.trim(),
    perPage: REWRITES_PER_PAGE,
  }
  return {
    ...rest,
    filters,
    search,
    shown: numberIn(params.rewrite),
    show: (rewriteID: number | undefined) => over({ rewrite: rewriteID }),
  }
}
