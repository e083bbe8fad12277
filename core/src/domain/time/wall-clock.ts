import { DAY_MS, HOUR_MS, MINUTE_MS } from './spans.ts'

const FIELDS = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

/** Creating one takes as long as twenty-five answers from it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** What the platform's time zone database says. It is to the second, as offsets were before standard time. */
const wallToTheSecond = (instant: number, timezone: string): number => {
  const clock = clocks.get(timezone) ?? new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone: timezone })
  clocks.set(timezone, clock)
  const [month = 1, day = 1, year = 1, hour = 0, minute = 0, second = 0] =
    clock.format(instant).match(/\d+/g)?.map(Number) ?? []
  return new Date(0).setUTCFullYear(year, month - 1, day) + hour * HOUR_MS + minute * MINUTE_MS + second * 1000
}

export const offsetAt = (instant: number, timezone: string): number => {
  const wholeSecond = Math.floor(instant / 1000) * 1000
  return wallToTheSecond(wholeSecond, timezone) - wholeSecond
}

/** If a clock has the same offset at both ends, it did not change in between: no zone changes twice within six days. */
const SPAN_MS = 4 * DAY_MS
const MOST_SPANS = 10_000
const offsets = new Map<string, Map<number, number | undefined>>()

/**
 * A zone's wall clock, in milliseconds since 1970. Finding an offset takes twenty times as long as adding one, so one is
 * kept for four days, unless it changes within them.
 */
export const wallClock = (instant: number, timezone: string): number => {
  const spans = offsets.get(timezone) ?? new Map<number, number | undefined>()
  const span = Math.floor(instant / SPAN_MS)
  if (!spans.has(span)) {
    const offset = offsetAt(span * SPAN_MS, timezone)
    if (spans.size >= MOST_SPANS) spans.clear()
    spans.set(span, offset === offsetAt((span + 1) * SPAN_MS, timezone) ? offset : undefined)
    offsets.set(timezone, spans)
  }
  return instant + (spans.get(span) ?? offsetAt(instant, timezone))
}
