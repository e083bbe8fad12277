import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { asLocalDay, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { commonDays, type DayRange, isLong, rangeFault } from '@xd/core/domain/report/days.ts'
import { instantOf, localDateTime, localDay } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import { query } from '#db/query.ts'
import { spansOf } from './days.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { invalid, missing, requireValid } from '#failure.ts'
import type { PaymentFilter, StoreSpan } from '#queries/payment-list.ts'
import { firstAndLastRequests } from '#queries/payment-report.ts'
import { listStores } from '#queries/stores.ts'
import { readAuthors } from '#services/authors.ts'

const FIELDS = { start: 'dateRange.start', end: 'dateRange.end' } as const

/** From the day of the first request to the day of the last, each by its own store's clock; today if there are none. */
const daysWithRequests = query(
  async (db: Db, scope: CompanyScope, zones: ReadonlyMap<number, string>, now: number): Promise<DayRange> => {
    const days = (await firstAndLastRequests(db, scope)).flatMap(({ storeID, first, last }) =>
      [first, last].map((instant) => localDay(instant, zones.get(storeID) ?? 'UTC')),
    )
    const [start = localDay(now, 'UTC'), end = start] = [days.sort()[0], days.at(-1)]
    return { start, end }
  },
)

/** The days and stores a report covers, checked, and the names it uses. */
export const askedReport = Effect.fnUntraced(function* (
  { dateRange, store }: Input<'reports/payment-stats'>,
  caller: Caller,
) {
  const fields = Object.fromEntries(
    (['start', 'end'] as const)
      .filter((name) => parseLocalDay(dateRange[name]) === undefined)
      .map((name) => [FIELDS[name], 'There is no such day']),
  )
  yield* requireValid(fields)
  const asked: DayRange = { start: asLocalDay(dateRange.start), end: asLocalDay(dateRange.end) }
  const fault = rangeFault(asked)
  if (fault !== undefined) return yield* invalid({ [FIELDS.end]: fault })
  const storeID = typeof store === 'number' ? store : undefined
  if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* missing('store')
  const scope = { companyID: caller.companyID, storeIDs: storeID === undefined ? caller.storeIDs : [storeID] }
  const spans: readonly StoreSpan[] = (yield* spansOf(asked, FIELDS, scope)) ?? []
  const stores = yield* listStores(scope)
  const author = yield* readAuthors(caller)
  const now = yield* Clock.currentTimeMillis
  const filter: PaymentFilter = { filter: '', status: 'all', spans, now }
  const zones = new Map(stores.map((one) => [one.storeID, one.storeTimezone]))
  return {
    range: isLong(asked) ? commonDays(asked, yield* daysWithRequests(scope, zones, now)) : asked,
    scope,
    spans,
    filter,
    zones,
    storeNames: (id: number) => {
      const store = stores.find((one) => one.storeID === id)
      return { storeAbbr: store?.storeAbbr ?? '', storeName: store?.storeName ?? '' }
    },
    nickname: (id: number | null) => (id === null ? 'Automatic' : author(id)),
  }
})

/** The same days, but the last one ends at the present time of day by each store's own clock. */
export const untilThisTime = <Asked extends Pick<AskedReport, 'spans' | 'filter' | 'zones' | 'range'>>(
  asked: Asked,
  now: number,
): Asked => {
  const spans = asked.spans.map((span) => {
    const zone = asked.zones.get(span.storeIDs[0]!) ?? 'UTC'
    const end = instantOf(`${asked.range.end}T${localDateTime(now, zone).slice(11)}`, zone)
    return { ...span, to: Math.min(span.to, end) }
  })
  return { ...asked, spans, filter: { ...asked.filter, spans } }
}

export type AskedReport = Effect.Success<ReturnType<typeof askedReport>>
