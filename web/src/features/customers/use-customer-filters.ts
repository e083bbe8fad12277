import { ALL_STORES } from '@xd/core/domain/access/stores.ts'
import { numberIn, oneOf, type Params, searchIn, type StoreFilterValue, storeIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import type { ListSearch } from '#data/use-list.ts'
import { useSame } from '#ui/hook/use-same.ts'

/** Spec 1 §9. */
export const CUSTOMERS_PER_PAGE = 25

export const CUSTOMER_SORTS = ['custLastName', 'custFirstName', 'custCreated'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]
const CUSTOMER_STATUSES = ['all', 'blocked', 'opted-out'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]

export interface CustomerFilters {
  readonly filter: string
  /** With a conversation at this store; contacts themselves are shared by all. */
  readonly store: StoreFilterValue
  readonly status: CustomerStatus
  readonly label: number | null
  readonly sortBy: CustomerSort
  readonly dir: 'asc' | 'desc'
  readonly page: number
}

export const readCustomerFilters = (params: Params): CustomerFilters => ({
  ...searchIn(params),
  store: storeIn(params.store, ALL_STORES),
  status: oneOf(CUSTOMER_STATUSES, params.status, 'all'),
  label: numberIn(params.label) ?? null,
  sortBy: oneOf(CUSTOMER_SORTS, params.sortBy, 'custLastName'),
  dir: oneOf(['asc', 'desc'], params.dir, 'asc'),
})

export const customerSearch = ({
  filter,
  store,
  status,
  label,
  sortBy,
  dir,
  page,
}: CustomerFilters): ListSearch<'customers/list'> => ({
  filter,
  store,
  status,
  label,
  sortBy,
  sortDir: dir,
  page,
  perPage: CUSTOMERS_PER_PAGE,
})

export const useCustomerFilters = () => {
  const { filters, ...rest } = useFilters(readCustomerFilters)
  return { ...rest, filters, search: useSame(customerSearch(filters)) }
}
