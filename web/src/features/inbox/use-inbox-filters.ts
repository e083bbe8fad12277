import { LEAD_FILTERS } from '@xd/core/domain/bubble/lead.ts'
import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { numberIn, oneOf, type Params, storeIn, type StoreFilterValue, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import type { ListSearch } from '#data/use-list.ts'
import { useSame } from '#ui/hook/use-same.ts'

/** Conversations per page. Spec 1 §9: 10, until the user wants more. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

const ASSIGNED = ['any', 'me', 'none'] as const
const CHANNELS = ['any', 'web'] as const
const LEADS = ['any', ...LEAD_FILTERS] as const

const PROMISES = ['any', 'broken'] as const

export interface InboxFilters {
  filter: string
  store: StoreFilterValue
  status: 'active' | 'archived' | 'all'
  flag: string
  unread: boolean
  assigned: (typeof ASSIGNED)[number] | number
  label: number | null
  channel: (typeof CHANNELS)[number]
  lead: (typeof LEADS)[number]
  promise: (typeof PROMISES)[number]
  perPage: (typeof PAGE_SIZES)[number]
}

export const readInboxFilters = (params: Params, allowedStoreIDs: readonly number[]): InboxFilters => ({
  filter: textIn(params.filter),
  store: storeIn(params.store, defaultStoreFilter(allowedStoreIDs)),
  status: oneOf(['active', 'archived', 'all'], params.status, 'active'),
  flag: textIn(params.flag) || 'any',
  unread: params.unread === true,
  assigned: numberIn(params.assigned) ?? oneOf(ASSIGNED, params.assigned, 'any'),
  label: numberIn(params.label) ?? null,
  channel: oneOf(CHANNELS, params.channel, 'any'),
  lead: oneOf(LEADS, params.lead, 'any'),
  promise: oneOf(PROMISES, params.promise, 'any'),
  perPage: PAGE_SIZES.find((size) => size === params.perPage) ?? PAGE_SIZES[0],
})

/** `unread: false` would ask for read conversations only; here it means all. */
export const inboxSearch = ({ unread, ...asked }: InboxFilters): ListSearch<'inbox/list'> => ({
  ...asked,
  ...(unread && { unread }),
})

export const useInboxFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, go, filters, set, ...rest } = useFilters((address) => readInboxFilters(address, allowedStoreIDs))
  return {
    ...rest,
    filters,
    search: useSame(inboxSearch(filters)),
    convoID: numberIn(params.convo),
    setFilters: (change: Partial<InboxFilters>) => set(change),
    open: (id: number | undefined) => go({ convo: id }),
  }
}
