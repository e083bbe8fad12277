import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ALL_STORES, defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import type { ListSearch } from '#data/use-list.ts'

/** Spec 2 §9. */
const PER_PAGE = 10

export interface InboxFilters {
  filter: string
  store: number | typeof ALL_STORES
  status: 'active' | 'archived' | 'all'
  flag: string
  unread: boolean
  assigned: 'any' | 'me' | 'none' | number
  label: number | null
}

const numberOf = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)

/** The filters live in the address, so that a link shows the same view and Back restores it. */
export const useInboxFilters = (allowedStoreIDs: readonly number[]) => {
  const params = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()

  const filters: InboxFilters = {
    filter: typeof params.filter === 'string' || typeof params.filter === 'number' ? String(params.filter) : '',
    store: numberOf(params.store) ?? defaultStoreFilter(allowedStoreIDs),
    status: params.status === 'archived' || params.status === 'all' ? params.status : 'active',
    flag: typeof params.flag === 'string' ? params.flag : 'any',
    unread: params.unread === true,
    assigned: params.assigned === 'me' || params.assigned === 'none' ? params.assigned : (numberOf(params.assigned) ?? 'any'),
    label: numberOf(params.label) ?? null,
  }
  const convoID = numberOf(params.convo)

  const set = (change: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: ((before: Record<string, unknown>) =>
        Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && value !== '' && value !== false))) as never,
    })

  const defaults = { filter: '', store: defaultStoreFilter(allowedStoreIDs), status: 'active', flag: 'any', unread: false, assigned: 'any', label: null }
  const key = JSON.stringify(filters)
  const search = useMemo<ListSearch>(() => {
    const { unread, ...rest } = JSON.parse(key) as InboxFilters
    // `unread: false` would ask for what has been read; here it asks for everything.
    return { ...rest, ...(unread && { unread }), perPage: PER_PAGE }
  }, [key])

  return {
    filters,
    search,
    convoID,
    isFiltered: key !== JSON.stringify(defaults),
    setFilter: <K extends keyof InboxFilters>(name: K, value: InboxFilters[K]) => set({ [name]: value === defaults[name] ? undefined : value }),
    clear: () => set(Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined]))),
    open: (id: number | undefined) => set({ convo: id }),
  }
}
