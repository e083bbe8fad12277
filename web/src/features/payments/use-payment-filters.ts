import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { PAYMENT_ORIGINS, type PaymentOrigin } from '@xd/core/domain/payment/origin.ts'
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { dayIn, numberIn, oneOf, type Params, searchIn, type StoreFilterValue, storeIn, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import type { ListSearch } from '#data/use-list.ts'
import { useSame } from '#ui/hook/use-same.ts'

/** Spec 1 §9. */
export const PAYMENTS_PER_PAGE = 25

/** The sort keys, as named by the columns and the server. */
export const PAYMENT_ORDERS = ['messageDate', 'paymentAmount', 'paymentStatus'] as const
export type PaymentOrder = (typeof PAYMENT_ORDERS)[number]

export interface PaymentFilters {
  readonly filter: string
  readonly store: StoreFilterValue
  readonly status: ShownPaymentStatus | 'all'
  readonly origin: PaymentOrigin | 'all'
  readonly label: number | null
  readonly start: LocalDay | null
  readonly end: LocalDay | null
  readonly by: PaymentOrder
  readonly dir: 'asc' | 'desc'
  readonly page: number
}

export const readPaymentFilters = (params: Params, allowedStoreIDs: readonly number[]): PaymentFilters => ({
  ...searchIn(params),
  store: storeIn(params.store, defaultStoreFilter(allowedStoreIDs)),
  status: oneOf(['all', ...SHOWN_PAYMENT_STATUSES], params.status, 'all'),
  origin: oneOf(['all', ...PAYMENT_ORIGINS], params.origin, 'all'),
  label: numberIn(params.label) ?? null,
  start: dayIn(params.start) ?? null,
  end: dayIn(params.end) ?? null,
  by: oneOf(PAYMENT_ORDERS, params.by, 'messageDate'),
  dir: oneOf(['asc', 'desc'], params.dir, 'desc'),
})

export const paymentSearch = ({
  filter,
  store,
  status,
  origin,
  label,
  start,
  end,
  by,
  dir,
  page,
}: PaymentFilters): ListSearch<'payments/list'> => ({
  filter,
  store,
  status,
  origin,
  label,
  dateStart: start,
  dateEnd: end,
  sortBy: by,
  sortDir: dir,
  page,
  perPage: PAYMENTS_PER_PAGE,
})

export const usePaymentFilters = (allowedStoreIDs: readonly number[]) => {
  const { params, over, filters, ...rest } = useFilters((address) => readPaymentFilters(address, allowedStoreIDs))
  return {
    ...rest,
    filters,
    search: useSame(paymentSearch(filters)),
    shown: textIn(params.payment) || undefined,
    show: (paymentKey: string | undefined) => over({ payment: paymentKey }),
  }
}
