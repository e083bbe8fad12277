import { addDays, dayOfWeek } from '#domain/time/day.ts'
import { instantOf, localDay, type LocalDay } from '#domain/time/zone.ts'
import { DEFAULT_WINDOWS, type DayWindows, STATE_WINDOWS, type Window } from './quiet-hours.table.ts'
import { STATE_ZONES } from './state-zones.table.ts'

// Quiet hours apply only to mailers and reminders, by the recipient's clock. A message outside the window waits for it
// to open and is never dropped.

/** A recipient's location: their state if known, else the zone of the sending store. */
export interface Whereabouts {
  readonly state?: string | null
  readonly storeTimezone: string
}

/** Every zone the recipient may be in; a window is open only when it is open in all of them. */
export const zonesOf = ({ state, storeTimezone }: Whereabouts): readonly string[] =>
  STATE_ZONES[state?.toUpperCase() ?? ''] ?? [storeTimezone]

const both = (one: Window, other: Window): Window => {
  if (one === null || other === null) return null
  const from = Math.max(one[0], other[0])
  const to = Math.min(one[1], other[1])
  return from < to ? [from, to] : null
}

const onDay = (windows: DayWindows, day: LocalDay): Window => {
  const weekday = dayOfWeek(day)
  return weekday === 0 ? windows.sunday : weekday === 6 ? windows.saturday : windows.weekday
}

/** The hours of one day in a state: the overlap of the default window and the state's own. */
export const windowOn = (day: LocalDay, state?: string | null): Window => {
  const own = STATE_WINDOWS[state?.toUpperCase() ?? '']
  const usual = onDay(DEFAULT_WINDOWS, day)
  return own === undefined ? usual : both(usual, onDay(own, day))
}

const hour = (hours: number): string => `${String(hours).padStart(2, '0')}:00`

/** Instants: the first at which a message may leave, and the first at which it may not. */
export interface Span {
  readonly opens: number
  readonly closes: number
}

/** The window of the local day as instants in one zone. */
const spanOn = (day: LocalDay, zone: string, state?: string | null): Span | undefined => {
  const window = windowOn(day, state)
  if (window === null) return undefined
  return { opens: instantOf(`${day}T${hour(window[0])}`, zone), closes: instantOf(`${day}T${hour(window[1])}`, zone) }
}

const DAYS_AHEAD = 8

/** The rest of one zone's window from `now` on, or else its next one. */
const nextIn = (zone: string, now: number, state?: string | null): Span => {
  let day = localDay(now, zone)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const span = spanOn(day, zone, state)
    if (span && now < span.closes) return { ...span, opens: Math.max(now, span.opens) }
    day = addDays(day, 1)
  }
  throw new RangeError(`No sending window within ${DAYS_AHEAD} days in ${zone}`)
}

/** The first time from `now` on when a mailing may reach this recipient: it has begun outside quiet hours. */
export const nextSpan = (who: Whereabouts, now: number): Span => {
  const zones = zonesOf(who)
  let at = now
  for (;;) {
    const spans = zones.map((zone) => nextIn(zone, at, who.state))
    const opens = Math.max(...spans.map((span) => span.opens))
    if (opens === at) return { opens, closes: Math.min(...spans.map(({ closes }) => closes)) }
    at = opens
  }
}

/** The first moment from `now` on when a mailing may reach this recipient: `now` itself outside quiet hours. */
export const nextAllowed = (who: Whereabouts, now: number): number => nextSpan(who, now).opens

/** The same for everyone with the same quiet hours. */
export const hoursKey = (who: Whereabouts): string =>
  JSON.stringify([zonesOf(who), STATE_WINDOWS[who.state?.toUpperCase() ?? '']])

export const isQuiet = (who: Whereabouts, now: number): boolean => nextAllowed(who, now) > now
