import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { BATCH_STATUSES, type BatchStatus } from '@xd/core/domain/notice/batch.ts'
import { numberIn, oneOf, type Params, searchIn, type StoreFilterValue, storeIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useSame } from '#ui/hook/use-same.ts'

export const BATCHES_PER_PAGE = 25

interface BatchFilters {
  /** The customer whose notices are looked up, across all batches. */
  readonly filter: string
  readonly status: BatchStatus | 'all'
  readonly store: StoreFilterValue
  readonly page: number
}

export const readBatchFilters = (params: Params, allowedStoreIDs: readonly number[]): BatchFilters => ({
  ...searchIn(params),
  status: oneOf(['all', ...BATCH_STATUSES], params.status, 'all'),
  store: storeIn(params.store, defaultStoreFilter(allowedStoreIDs)),
})

export const useBatchFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, over, filters, ...rest } = useFilters((address) => readBatchFilters(address, allowedStoreIDs))
  const { status, store, page } = filters
  const inside = { state: undefined, find: undefined, at: undefined }
  return {
    ...rest,
    filters,
    search: useSame({ status, store, page, perPage: BATCHES_PER_PAGE }),
    shown: numberIn(params.batch),
    show: (batchID: number | undefined) => over({ ...inside, batch: batchID }),
  }
}
