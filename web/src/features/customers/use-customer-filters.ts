import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ALL_STORES } from '@xd/core/domain/access/stores.ts'
import type { ListSearch } from '#data/use-list.ts'

/** Spec 1 §9. */
export const CUSTOMERS_PER_PAGE = 25

export const CUSTOMER_SORTS = ['custLastName', 'custFirstName', 'custCreated'] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]
export const CUSTOMER_STATUSES = ['all', 'blocked', 'opted-out'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]

export interface CustomerFilters {
  readonly filter: string
  /** With a conversation at this store; contacts themselves are shared by all. */
  readonly store: number | typeof ALL_STORES
  readonly status: CustomerStatus
  readonly label: number | null
  readonly sortBy: CustomerSort
  readonly dir: 'asc' | 'desc'
  readonly page: number
}

type Params = Readonly<Record<string, unknown>>

const DEFAULTS: CustomerFilters = { filter: '', store: ALL_STORES, status: 'all', label: null, sortBy: 'custLastName', dir: 'asc', page: 1 }

const numberOf = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)
const oneOf = <Value extends string>(values: readonly Value[], value: unknown, other: Value): Value => values.find((one) => one === value) ?? other

/** The filters as the address says them; what it says wrongly is as if it said nothing. */
export const readCustomerFilters = (params: Params): CustomerFilters => ({
  filter: typeof params.filter === 'string' || typeof params.filter === 'number' ? String(params.filter) : '',
  store: numberOf(params.store) ?? ALL_STORES,
  status: oneOf(CUSTOMER_STATUSES, params.status, 'all'),
  label: numberOf(params.label) ?? null,
  sortBy: oneOf(CUSTOMER_SORTS, params.sortBy, 'custLastName'),
  dir: oneOf(['asc', 'desc'], params.dir, 'asc'),
  page: numberOf(params.page) ?? 1,
})

export const customerSearch = ({ filter, store, status, label, sortBy, dir, page }: CustomerFilters): ListSearch => ({
  filter, store, status, label, sortBy, sortDir: dir, page, perPage: CUSTOMERS_PER_PAGE,
})

/** The filters live in the address, so that a link shows the same view and Back restores it. */
export const useCustomerFilters = () => {
  const params = useSearch({ strict: false }) as Params
  const navigate = useNavigate()
  const filters = readCustomerFilters(params)

  const go = (change: Partial<CustomerFilters>, replace = false) => {
    const stated = Object.entries(change).map(([name, value]) => [name, value === DEFAULTS[name as keyof CustomerFilters] ? undefined : value])
    void navigate({
      to: '.',
      replace,
      search: ((before: Params) =>
        Object.fromEntries(Object.entries({ ...before, ...Object.fromEntries(stated) }).filter(([, value]) => value !== undefined))) as never,
    })
  }
  const key = JSON.stringify(customerSearch(filters))
  return {
    filters,
    search: useMemo(() => JSON.parse(key) as ListSearch, [key]),
    isFiltered: (['filter', 'store', 'status', 'label'] as const).some((name) => filters[name] !== DEFAULTS[name]),
    set: (change: Partial<CustomerFilters>) => go({ page: 1, ...change }, 'filter' in change),
    clear: () => go(DEFAULTS),
  }
}
