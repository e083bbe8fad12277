import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant'
import { offsetNanoseconds, type Record as Zoned } from 'temporal-polyfill/fns/ZonedDateTime'
import { epochDay, FIRST_DAY, LAST_DAY } from './day.ts'
import { DAY_MS } from './spans.ts'

export const zonedAt = (instant: number, timezone: string): Zoned =>
  toZonedDateTimeISO(fromEpochMilliseconds(instant), timezone)

const NANOSECONDS_PER_MS = 1e6
const offsetAt = (instant: number, timezone: string): number =>
  offsetNanoseconds(zonedAt(instant, timezone)) / NANOSECONDS_PER_MS

const [FIRST_MS, LAST_MS] = [epochDay(FIRST_DAY) * DAY_MS, epochDay(LAST_DAY) * DAY_MS]
/** If a clock has the same offset at both ends, it did not change in between: no zone changes twice within six days. */
const SPAN_MS = 4 * DAY_MS
const MOST_SPANS = 10_000
const offsets = new Map<string, Map<number, number | undefined>>()

/**
 * A zone's wall clock in milliseconds since 1970, or undefined within four days of a change, when Temporal has to be
 * asked. Temporal takes fifty times as long to find an offset as it takes to add one.
 */
export const wallClock = (instant: number, timezone: string): number | undefined => {
  if (!(instant > FIRST_MS && instant < LAST_MS)) return undefined
  const spans = offsets.get(timezone) ?? new Map<number, number | undefined>()
  const span = Math.floor(instant / SPAN_MS)
  if (!spans.has(span)) {
    const offset = offsetAt(span * SPAN_MS, timezone)
    if (spans.size >= MOST_SPANS) spans.clear()
    spans.set(span, offset === offsetAt((span + 1) * SPAN_MS, timezone) ? offset : undefined)
    offsets.set(timezone, spans)
  }
  const offset = spans.get(span)
  return offset === undefined ? undefined : instant + offset
}
