import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { numberIn, oneOf, type Params, storeIn, type StoreFilterValue } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import type { ListSearch } from '#data/use-list.ts'

export const EXCEPTIONS_PER_PAGE = 25
const STATES = ['open', 'resolved', 'all'] as const
export type ExceptionState = (typeof STATES)[number]

export interface ExceptionFilters {
  readonly store: StoreFilterValue
  readonly status: ExceptionState
  readonly page: number
}

const readExceptionFilters = (params: Params, allowedStoreIDs: readonly number[]): ExceptionFilters => ({
  store: storeIn(params.store, defaultStoreFilter(allowedStoreIDs)),
  status: oneOf(STATES, params.status, 'open'),
  page: numberIn(params.page) ?? 1,
})

export const useExceptionFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, over, filters, ...rest } = useFilters((address) => readExceptionFilters(address, allowedStoreIDs))
  const search: ListSearch<'payments/reconciliation/list'> = { ...filters, perPage: EXCEPTIONS_PER_PAGE }
  return {
    ...rest,
    filters,
    search,
    shown: numberIn(params.exception),
    show: (exceptionID: number | undefined) => over({ exception: exceptionID }),
  }
}
