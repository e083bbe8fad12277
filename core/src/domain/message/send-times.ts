// Good times for a scheduled message: while the store is open, so that someone is there when the customer answers.
import { addDays, dayOfWeek } from '#domain/time/day.ts'
import { openPeriod, periodsAround } from '#domain/hours/open-period.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'

const STEP_MS = 15 * MINUTE_MS
const MONDAY = 1
const MORNING = '09:00'

/**
 * Up to four times, soonest first: in two hours if the store is open for another hour then, the next two openings, and
 * the first opening of next week. For a store that is never open: nine o'clock tomorrow.
 */
export const sendTimes = (hours: OpeningHours, timezone: string, now: number): number[] => {
  const today = localDay(now, timezone)
  const periods = periodsAround(hours, timezone, now)
  const soon = Math.ceil((now + 2 * HOUR_MS) / STEP_MS) * STEP_MS
  const staysOpen = periods.some(({ opens, closes }) => opens <= now && soon + HOUR_MS <= closes)
  const openings = periods.map(({ opens }) => opens).filter((opens) => opens > now)
  const toMonday = (MONDAY - dayOfWeek(today) + 7) % 7 || 7
  const nextWeek = [0, 1, 2, 3, 4, 5, 6]
    .map((day) => openPeriod(hours, timezone, addDays(today, toMonday + day))?.opens)
    .find((opens) => opens !== undefined)
  const times = [...(staysOpen ? [soon] : []), ...openings.slice(0, 2), ...(nextWeek === undefined ? [] : [nextWeek])]
  if (times.length === 0) return [instantOf(`${addDays(today, 1)}T${MORNING}`, timezone)]
  return [...new Set(times)]
}
