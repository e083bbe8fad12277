import { PAYMENT_ORIGINS, type PaymentOrigin } from '#domain/payment/origin.ts'
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '#domain/payment/status.ts'
import { localDateTime } from '#domain/time/zone.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { dayIndex, type DayRange, dayStarts, daysOf } from './days.ts'
import { createCounter, createTally, type Figures, type ReportedPayment, type Share, type Tally } from './figures.ts'
import { HOUR_MS } from '#domain/time/spans.ts'

const DAY_HOURS = 24

export interface PaymentReport {
  readonly totals: Figures
  readonly statuses: Readonly<Record<ShownPaymentStatus, Share>>
  readonly stores: readonly ({ readonly storeID: number } & Figures)[]
  /** By sender; null is nobody: requests the product sent by itself. */
  readonly tellers: readonly ({ readonly userID: number | null } & Figures)[]
  /** By who or what made them: always all of them, in their order. */
  readonly origins: readonly ({ readonly origin: PaymentOrigin } & Figures)[]
  /** Among requests paid by card. */
  readonly brands: readonly ({ readonly cardType: string } & Share)[]
  /** By the hour they were sent on the store's clock, 0 to 23. */
  readonly hours: readonly ({ readonly hour: number } & Figures)[]
  /** Every day of the range, empty ones included. */
  readonly days: readonly ({ readonly day: LocalDay } & Figures)[]
}

/** Created on the first lookup of a key, then kept. */
const kept = <Key, Value>(make: () => Value) => {
  const values = new Map<Key, Value>()
  const of = (key: Key): Value => {
    const value = values.get(key) ?? make()
    values.set(key, value)
    return value
  }
  return { of, values }
}

const UNKNOWN_BRAND = 'other'

/**
 * Adds up requests by the days and hours of each one's own store. A request outside the range, or of a store whose zone
 * is not given, does not count.
 */
export const createPaymentReport = (range: DayRange, zoneOf: ReadonlyMap<number, string>) => {
  const days = daysOf(range)
  const totals = createTally()
  const statuses = kept<ShownPaymentStatus, ReturnType<typeof createCounter>>(createCounter)
  const brands = kept<string, ReturnType<typeof createCounter>>(createCounter)
  const [stores, tellers] = [kept<number, Tally>(createTally), kept<number | null, Tally>(createTally)]
  const origins = kept<PaymentOrigin, Tally>(createTally)
  const byHour = Array.from({ length: DAY_HOURS }, createTally)
  const byDay = days.map(createTally)
  const starts = new Map([...new Set(zoneOf.values())].map((zone) => [zone, dayStarts(range, zone)]))

  const add = (payment: ReportedPayment): void => {
    const zone = zoneOf.get(payment.storeID)
    const ofZone = zone === undefined ? undefined : starts.get(zone)
    if (zone === undefined || ofZone === undefined) return
    const day = dayIndex(ofZone, payment.requestedAt)
    const tally = byDay[day]
    if (tally === undefined) return
    for (const one of [
      totals,
      tally,
      byHour[hourOf(payment.requestedAt, ofZone, day, zone)]!,
      stores.of(payment.storeID),
      tellers.of(payment.sentByID),
      origins.of(payment.origin),
    ])
      one.add(payment)
    statuses.of(payment.status).add(payment.amount)
    if (payment.status === 'approved' && payment.method === 'card')
      brands.of(payment.cardType ?? UNKNOWN_BRAND).add(payment.amount)
  }

  const result = (): PaymentReport => ({
    totals: totals.figures(),
    statuses: Object.fromEntries(
      SHOWN_PAYMENT_STATUSES.map((status) => [status, statuses.of(status).share()]),
    ) as Record<ShownPaymentStatus, Share>,
    stores: [...stores.values].map(([storeID, tally]) => ({ storeID, ...tally.figures() })).sort(byPaid),
    tellers: [...tellers.values].map(([userID, tally]) => ({ userID, ...tally.figures() })).sort(byPaid),
    origins: PAYMENT_ORIGINS.map((origin) => ({ origin, ...origins.of(origin).figures() })),
    brands: [...brands.values]
      .map(([cardType, counter]) => ({ cardType, ...counter.share() }))
      .sort((a, b) => b.amount - a.amount),
    hours: byHour.map((tally, hour) => ({ hour, ...tally.figures() })),
    days: byDay.map((tally, index) => ({ day: days[index]!, ...tally.figures() })),
  })
  return { add, result }
}

const byPaid = (a: Figures, b: Figures): number =>
  b.paid.amount - a.paid.amount || b.requested.count - a.requested.count

/** On a 24-hour day the hours since its start; on a day when the clocks change, what the clock shows. */
const hourOf = (instant: number, starts: readonly number[], day: number, zone: string): number => {
  const start = starts[day]!
  if (starts[day + 1]! - start === DAY_HOURS * HOUR_MS) return Math.floor((instant - start) / HOUR_MS)
  return Number(localDateTime(instant, zone).slice(11, 13))
}
