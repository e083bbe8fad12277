import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ALL_STORES, defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { parseLocalDay } from '@xd/core/domain/calendar/day.ts'
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { ListSearch } from '#data/use-list.ts'

/** Spec 1 §9. */
export const PAYMENTS_PER_PAGE = 25

export interface PaymentFilters {
  readonly filter: string
  readonly store: number | typeof ALL_STORES
  readonly status: ShownPaymentStatus | 'all'
  readonly label: number | null
  readonly start: LocalDay | null
  readonly end: LocalDay | null
  readonly dir: 'asc' | 'desc'
  readonly page: number
}

type Params = Readonly<Record<string, unknown>>

const numberOf = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const dayOf = (value: unknown) => parseLocalDay(textOf(value)) ?? null
const isStatus = (value: unknown): value is ShownPaymentStatus => (SHOWN_PAYMENT_STATUSES as readonly unknown[]).includes(value)

export const defaultPaymentFilters = (allowedStoreIDs: readonly number[]): PaymentFilters => ({
  filter: '', store: defaultStoreFilter(allowedStoreIDs), status: 'all', label: null, start: null, end: null, dir: 'desc', page: 1,
})

/** The filters as the address says them; what it says wrongly is as if it said nothing. */
export const readPaymentFilters = (params: Params, allowedStoreIDs: readonly number[]): PaymentFilters => ({
  filter: textOf(params.filter),
  store: params.store === ALL_STORES ? ALL_STORES : (numberOf(params.store) ?? defaultStoreFilter(allowedStoreIDs)),
  status: isStatus(params.status) ? params.status : 'all',
  label: numberOf(params.label) ?? null,
  start: dayOf(params.start),
  end: dayOf(params.end),
  dir: params.dir === 'asc' ? 'asc' : 'desc',
  page: numberOf(params.page) ?? 1,
})

export const paymentSearch = ({ filter, store, status, label, start, end, dir, page }: PaymentFilters): ListSearch => ({
  filter, store, status, label, dateStart: start, dateEnd: end, sortDir: dir, page, perPage: PAYMENTS_PER_PAGE,
})

/** The filters live in the address, so that a link shows the same view and Back restores it. */
export const usePaymentFilters = (allowedStoreIDs: readonly number[]) => {
  const params = useSearch({ strict: false }) as Params
  const navigate = useNavigate()
  const filters = readPaymentFilters(params, allowedStoreIDs)
  const defaults = defaultPaymentFilters(allowedStoreIDs)

  const go = (change: Params, replace = false) =>
    void navigate({
      to: '.',
      replace,
      search: ((before: Params) => Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined))) as never,
    })
  const stated = (change: Partial<PaymentFilters>): Params =>
    Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value === defaults[name as keyof PaymentFilters] ? undefined : value]))

  const key = JSON.stringify(paymentSearch(filters))
  return {
    filters,
    search: useMemo(() => JSON.parse(key) as ListSearch, [key]),
    isFiltered: (['filter', 'store', 'status', 'label', 'start', 'end'] as const).some((name) => filters[name] !== defaults[name]),
    /** Another filter begins at the first page. */
    set: (change: Partial<PaymentFilters>) => go({ page: undefined, ...stated(change) }, 'filter' in change),
    clear: () => go(Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined]))),
    shown: textOf(params.payment) || undefined,
    show: (paymentKey: string | undefined) => go({ payment: paymentKey }),
  }
}
