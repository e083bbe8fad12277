// When the last message is sent: within the limits of the number, the carriers' day and everyone's quiet hours.
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'
import { nextCarrierDay } from './limits.ts'
import { hoursKey, nextSpan, type Span, type Whereabouts } from './quiet-hours.ts'
import { pace, type SendLimits } from './throttle.ts'

/** People with the same quiet hours. */
export interface Group {
  readonly who: Whereabouts
  readonly segments: number
}

export interface Ending {
  /** The number of carrier days that sending takes. */
  readonly days: number
  /** Null if it would take longer than a year. */
  readonly endsAt: number | null
}

const STEP_MS = 15 * MINUTE_MS
const LONGEST_MS = 366 * 24 * HOUR_MS

/** When each group may be written to, for ever later times. A span is looked up once for all who share it. */
const nextOpenings = () => {
  const spans = new Map<string, Span>()
  return (who: Whereabouts, hours: string, at: number): number => {
    const known = spans.get(hours)
    const span = known && at < known.closes ? known : nextSpan(who, at)
    if (span === undefined) return Infinity
    spans.set(hours, span)
    return Math.max(at, span.opens)
  }
}

/** Simulates the sending in steps of a quarter of an hour; `isQuietBound` is false for emails. */
export const endOf = (groups: readonly Group[], limits: SendLimits, startsAt: number, isQuietBound = true): Ending => {
  const [perMinute, perDay] = [pace(limits), limits.segmentsPerDay ?? Infinity]
  const left = groups.filter(({ segments }) => segments > 0).map((group) => ({ ...group, hours: hoursKey(group.who) }))
  const openingOf = nextOpenings()
  const days = new Set<number>()
  let [at, endsAt, used, tomorrow] = [startsAt, startsAt, 0, nextCarrierDay(startsAt)]
  while (left.length > 0) {
    if (at - startsAt > LONGEST_MS) return { days: days.size, endsAt: null }
    if (at >= tomorrow) [used, tomorrow] = [0, nextCarrierDay(at)]
    const opens = left.map(({ who, hours }) => (isQuietBound ? openingOf(who, hours, at) : at))
    const [next, room] = [Math.min(...opens), Math.max(0, perDay - used)]
    if (next > at || room === 0) {
      at = room === 0 ? tomorrow : next
      continue
    }
    let going = Math.min(room, (perMinute * STEP_MS) / MINUTE_MS)
    let sent = 0
    left.forEach((group, index) => {
      if (opens[index]! > at || going <= 0) return
      const now = Math.min(group.segments, going)
      left[index] = { ...group, segments: group.segments - now }
      going -= now
      sent += now
    })
    used += sent
    days.add(tomorrow)
    endsAt = at + Math.ceil((sent * MINUTE_MS) / perMinute)
    for (let index = left.length - 1; index >= 0; index -= 1) if (left[index]!.segments <= 0) left.splice(index, 1)
    at += STEP_MS
  }
  return { days: days.size, endsAt: groups.length === 0 ? null : endsAt }
}
