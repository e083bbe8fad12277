import { defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { rangeFault } from '@xd/core/domain/report/days.ts'
import { dayIn, oneOf, type Params, storeIn, type StoreFilterValue } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'

type ReportName = 'payments' | 'tellers' | 'channels' | 'messages'

export interface ReportFilters {
  readonly report: ReportName
  readonly start: LocalDay
  readonly end: LocalDay
  readonly store: StoreFilterValue
}

/** Thirty days, including today. */
const USUAL_DAYS = 30

/** The address's filters; invalid days count as absent. */
const readReportFilters = (params: Params, today: LocalDay, allowedStoreIDs: readonly number[]): ReportFilters => {
  const asked = { start: dayIn(params.start), end: dayIn(params.end) }
  const range = asked.start && asked.end ? { start: asked.start, end: asked.end } : undefined
  const usual = { start: addDays(today, 1 - USUAL_DAYS), end: today }
  return {
    report: oneOf(['payments', 'tellers', 'channels', 'messages'], params.report, 'payments'),
    ...(range && rangeFault(range) === undefined ? range : usual),
    store: storeIn(params.store, defaultStoreFilter(allowedStoreIDs)),
  }
}

export const useReportFilters = (today: LocalDay, allowedStoreIDs: readonly number[]) => {
  const { params, go } = useAddress()
  return {
    filters: readReportFilters(params, today, allowedStoreIDs),
    isFiltered: ['start', 'end', 'store'].some((name) => params[name] !== undefined),
    clear: () => go({ start: undefined, end: undefined, store: undefined }),
    // Always includes the dates, so that a link shows the same report tomorrow.
    set: (change: Partial<ReportFilters>) => go({ ...change }),
  }
}
