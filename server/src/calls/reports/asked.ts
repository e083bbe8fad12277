import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { localDay, parseLocalDay } from '@xd/core/domain/calendar/day.ts'
import { type DayRange, rangeFault } from '@xd/core/domain/report/days.ts'
import type { Caller } from '#caller.ts'
import { spansOf } from '#calls/days.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import type { PaymentFilter, StoreSpan } from '#queries/payment-list.ts'
import { listStores } from '#queries/stores.ts'
import { listEmployees } from '#queries/users.ts'

const FIELDS = { start: 'dateRange.start', end: 'dateRange.end' } as const

/** The days and the stores that a report is asked for, checked, and who is named in it. */
export const askedReport = Effect.fnUntraced(function* (
  { dateRange, store }: Input<'reports/payment-stats'>,
  caller: Caller,
) {
  const { read } = yield* Database
  const fields = Object.fromEntries(
    (['start', 'end'] as const)
      .filter((name) => parseLocalDay(dateRange[name]) === undefined)
      .map((name) => [FIELDS[name], 'There is no such day']),
  )
  if (Object.keys(fields).length > 0) return yield* fail('invalid_input', { fields })
  const range: DayRange = { start: localDay(dateRange.start), end: localDay(dateRange.end) }
  const fault = rangeFault(range)
  if (fault !== undefined) return yield* fail('invalid_input', { fields: { [FIELDS.end]: fault } })
  const storeID = typeof store === 'number' ? store : undefined
  if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* fail('not_found')
  const scope = { companyID: caller.companyID, storeIDs: storeID === undefined ? caller.storeIDs : [storeID] }
  const spans: readonly StoreSpan[] = (yield* spansOf(range, FIELDS, scope)) ?? []
  const stores = yield* read((db) => listStores(db, scope))
  const employees = yield* read((db) => listEmployees(db, caller))
  const filter: PaymentFilter = { filter: '', status: 'all', spans, now: yield* Clock.currentTimeMillis }
  return {
    range,
    scope,
    spans,
    filter,
    zones: new Map(stores.map((one) => [one.storeID, one.storeTimezone])),
    storeNames: (id: number) => {
      const store = stores.find((one) => one.storeID === id)
      return { storeAbbr: store?.storeAbbr ?? '', storeName: store?.storeName ?? '' }
    },
    /** Staff of XD Support and people who have left keep their figures, without a name of the company's. */
    nickname: (id: number | null) =>
      id === null ? 'Automatic' : (employees.find((one) => one.userID === id)?.userNickname ?? `User ${id}`),
  }
})

export type AskedReport = Effect.Success<ReturnType<typeof askedReport>>
