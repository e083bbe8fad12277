import { useNavigate, useSearch } from '@tanstack/react-router'
import { ALL_STORES, defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { type RewriteState, REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import type { ListSearch } from '#data/use-list.ts'

export const REWRITES_PER_PAGE = 25

type Params = Readonly<Record<string, unknown>>

export interface RewriteFilters {
  readonly filter: string
  readonly store: number | typeof ALL_STORES
  readonly status: RewriteState | 'all'
  readonly page: number
}

const numberOf = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const isState = (value: unknown): value is RewriteState => (REWRITE_STATES as readonly unknown[]).includes(value)

/** The filters live in the address, so that a link shows the same view and Back restores it. */
export const useRewriteFilters = (allowedStoreIDs: readonly number[]) => {
  const params = useSearch({ strict: false }) as Params
  const navigate = useNavigate()
  const usual = defaultStoreFilter(allowedStoreIDs)
  const filters: RewriteFilters = {
    filter: textOf(params.filter),
    store: params.store === ALL_STORES ? ALL_STORES : (numberOf(params.store) ?? usual),
    status: isState(params.status) ? params.status : 'all',
    page: numberOf(params.page) ?? 1,
  }
  const go = (change: Params, replace = false) =>
    void navigate({
      to: '.',
      replace,
      search: ((before: Params) => Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && value !== ''))) as never,
    })
  const search: ListSearch = { ...filters, filter: filters.filter.trim(), perPage: REWRITES_PER_PAGE }
  return {
    filters,
    search,
    isFiltered: filters.filter !== '' || filters.store !== usual || filters.status !== 'all',
    /** Another filter begins at the first page. */
    set: (change: Partial<RewriteFilters>) => go({ page: undefined, ...change }, 'filter' in change),
    clear: () => go({ filter: undefined, store: undefined, status: undefined, page: undefined }),
    shown: numberOf(params.rewrite),
    show: (rewriteID: number | undefined) => go({ rewrite: rewriteID }),
  }
}
