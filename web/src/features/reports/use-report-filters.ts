import { useNavigate, useSearch } from '@tanstack/react-router'
import { ALL_STORES, defaultStoreFilter } from '@xd/core/domain/access/stores.ts'
import { addDays, parseLocalDay } from '@xd/core/domain/calendar/day.ts'
import { rangeFault } from '@xd/core/domain/report/days.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'

export type ReportName = 'payments' | 'tellers'

export interface ReportFilters {
  readonly report: ReportName
  readonly start: LocalDay
  readonly end: LocalDay
  readonly store: number | typeof ALL_STORES
}

type Params = Readonly<Record<string, unknown>>

/** Thirty days with today. */
const USUAL_DAYS = 30

const dayOf = (value: unknown) => parseLocalDay(typeof value === 'string' ? value : '')
const storeOf = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)

/** What the address says; days that make no report are as if it said nothing. */
export const readReportFilters = (params: Params, today: LocalDay, allowedStoreIDs: readonly number[]): ReportFilters => {
  const asked = { start: dayOf(params.start), end: dayOf(params.end) }
  const range = asked.start && asked.end ? { start: asked.start, end: asked.end } : undefined
  const usual = { start: addDays(today, 1 - USUAL_DAYS), end: today }
  return {
    report: params.report === 'tellers' ? 'tellers' : 'payments',
    ...(range && rangeFault(range) === undefined ? range : usual),
    store: params.store === ALL_STORES ? ALL_STORES : (storeOf(params.store) ?? defaultStoreFilter(allowedStoreIDs)),
  }
}

/** The filters live in the address, so that a link shows the same report. */
export const useReportFilters = (today: LocalDay, allowedStoreIDs: readonly number[]) => {
  const params = useSearch({ strict: false }) as Params
  const navigate = useNavigate()
  return {
    filters: readReportFilters(params, today, allowedStoreIDs),
    set: (change: Partial<ReportFilters>) => void navigate({ to: '.', search: ((before: Params) => ({ ...before, ...change })) as never }),
  }
}
