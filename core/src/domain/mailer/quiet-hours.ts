import { isFederalHoliday } from '#domain/hours/federal-holidays.ts'
import { minutesOf } from '#domain/hours/store-hours.ts'
import { stateOfPhone } from '#domain/phone/state.ts'
import { addDays, dayOfWeek, type LocalDay } from '#domain/time/day.ts'
import { DAY_MS } from '#domain/time/spans.ts'
import { instantOf, localDateTime, localDay } from '#domain/time/zone.ts'
import { DEFAULT_WINDOWS, type DayWindows, STATE_WINDOWS, type Window } from './quiet-hours.table.ts'
import { STATE_ZONES } from './state-zones.table.ts'

// Quiet hours apply to automatic texts that nobody is waiting for: mailers, notices and reminders (message/origin.ts).
// The clock of the called party's place counts (47 CFR 64.1200(c)(1), strength A). People keep their number when they
// move. So a text leaves only while the window is open both where the number is from and where the customer lives; the
// store's place replaces an unknown home (vendors' reading, strength C). A text outside the window waits for it to
// open.

/** Where a recipient may be. */
export interface Whereabouts {
  /** The state that their number is from; null if it is from none. */
  readonly phoneState?: string | null
  /** The state they live in, as stored; null if it is not known. */
  readonly homeState?: string | null
  readonly storeTimezone: string
}

interface Recipient {
  readonly custPhone: string
  readonly custState: string | null
}

const known = (state: string | null | undefined): string | null => (state && state in STATE_ZONES ? state : null)

export const whereaboutsOf = ({ custPhone, custState }: Recipient, storeTimezone: string): Whereabouts => ({
  phoneState: known(stateOfPhone(custPhone)),
  homeState: known(custState),
  storeTimezone,
})

interface Place {
  readonly state: string | null
  /** The window is open only when it is open in all of them. */
  readonly zones: readonly string[]
}

const inState = (state: string): Place => ({ state, zones: STATE_ZONES[state] ?? [] })

/** The places that count, the likeliest home first. */
const placesOf = ({
  phoneState = null,
  homeState = null,
  storeTimezone,
}: Whereabouts): readonly [Place, ...Place[]] => {
  const store = { state: null, zones: [storeTimezone] }
  if (phoneState === null) return [homeState === null ? store : inState(homeState)]
  if (homeState === null) return [inState(phoneState), store]
  return homeState === phoneState ? [inState(homeState)] : [inState(homeState), inState(phoneState)]
}

/** The state and the zone whose clock shows their hours. */
export const homeOf = (who: Whereabouts): { readonly state: string | null; readonly zone: string } => {
  const [{ state, zones }] = placesOf(who)
  return { state, zone: zones[0] ?? who.storeTimezone }
}

const both = (one: Window, other: Window): Window => {
  if (one === null || other === null) return null
  const from = Math.max(one[0], other[0])
  const to = Math.min(one[1], other[1])
  return from < to ? [from, to] : null
}

const onDay = (windows: DayWindows, day: LocalDay): Window => {
  if (windows.holiday !== undefined && isFederalHoliday(day)) return windows.holiday
  const weekday = dayOfWeek(day)
  return weekday === 0 ? windows.sunday : weekday === 6 ? windows.saturday : windows.weekday
}

/** The hours of one day in a state: the overlap of the default window and the state's own. */
export const windowOn = (day: LocalDay, state: string | null): Window => {
  const own = STATE_WINDOWS[state ?? '']
  const usual = onDay(DEFAULT_WINDOWS, day)
  return own === undefined ? usual : both(usual, onDay(own, day))
}

const hour = (hours: number): string => `${String(hours).padStart(2, '0')}:00`

/** Instants: the first when a message may leave, and the first when it may not. */
export interface Span {
  readonly opens: number
  readonly closes: number
}

/** The window of the local day as instants in one zone. */
const spanOn = (day: LocalDay, zone: string, state: string | null): Span | undefined => {
  const window = windowOn(day, state)
  if (window === null) return undefined
  return { opens: instantOf(`${day}T${hour(window[0])}`, zone), closes: instantOf(`${day}T${hour(window[1])}`, zone) }
}

const DAYS_AHEAD = 8

/** The rest of one zone's window from `now` on, or else its next one. */
const nextIn = (zone: string, now: number, state: string | null): Span => {
  let day = localDay(now, zone)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const span = spanOn(day, zone, state)
    if (span && now < span.closes) return { ...span, opens: Math.max(now, span.opens) }
    day = addDays(day, 1)
  }
  throw new RangeError(`No sending window within ${DAYS_AHEAD} days in ${zone}`)
}

/**
 * The first time from `now` on when an automatic text may reach this recipient: it has begun outside quiet hours.
 * Undefined if none begins within eight days, because their places are too far apart.
 */
export const nextSpan = (who: Whereabouts, now: number): Span | undefined => {
  const zones = placesOf(who).flatMap((place) => place.zones.map((zone) => [zone, place.state] as const))
  let at = now
  while (at <= now + DAYS_AHEAD * DAY_MS) {
    const spans = zones.map(([zone, state]) => nextIn(zone, at, state))
    const opens = Math.max(...spans.map((span) => span.opens))
    if (opens === at) return { opens, closes: Math.min(...spans.map(({ closes }) => closes)) }
    at = opens
  }
  return undefined
}

/** The first moment from `now` on when an automatic text may reach this recipient; null if there is none. */
export const nextAllowed = (who: Whereabouts, now: number): number | null => nextSpan(who, now)?.opens ?? null

export const isNeverOpen = (who: Whereabouts, now: number): boolean => nextAllowed(who, now) === null

/** The hours of a day by the recipient's own clock, in whole hours; null for a day without any. */
export const hoursOn = (who: Whereabouts, day: LocalDay): Window => {
  const { zone } = homeOf(who)
  const begins = instantOf(`${day}T00:00`, zone)
  const span = nextSpan(who, begins)
  if (span === undefined || localDay(span.opens, zone) !== day) return null
  const hourOf = (at: number) => minutesOf(localDateTime(at, zone).slice(11)) / 60
  return [Math.ceil(hourOf(span.opens)), Math.floor(hourOf(span.closes))]
}

/** The same for everyone with the same quiet hours. */
export const hoursKey = (who: Whereabouts): string => JSON.stringify(placesOf(who))

export const isQuiet = (who: Whereabouts, now: number): boolean => nextAllowed(who, now) !== now
