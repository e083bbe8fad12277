import { IMPORT_MOST_REPEATS } from '@xd/core/domain/calendar/import.ts'
import { leftOut } from './left-out.ts'
import { endOnWallClock } from './until.ts'
import type { Component, Event, Recur, Time } from './parts.ts'
import { Unreadable } from './unreadable.ts'

const OFTEN = ['SECONDLY', 'MINUTELY', 'HOURLY']
/** How far from its first day an event is followed: daily for more than a century. */
const MOST_STEPS = 50_000

const rulesOf = (component: Component): Recur[] =>
  component.getAllProperties('rrule').map((property) => {
    const rule = property.getFirstValue() as Recur | null
    // The library takes "no times" for "without end".
    if (rule === null || typeof rule !== 'object' || rule.count === 0) throw new Unreadable('rule')
    if (OFTEN.includes(rule.freq)) throw new Unreadable('tooOften')
    return rule
  })

/** Whether a rule says only: every year on the day of the first occurrence. */
const isPlainYearly = (rule: Recur, { startDate: { month, day } }: Event): boolean => {
  const parts = rule.parts as Readonly<Record<string, readonly unknown[]>>
  const usual = { BYMONTH: month, BYMONTHDAY: day }
  return (
    rule.freq === 'YEARLY' &&
    rule.interval === 1 &&
    rule.count === null &&
    rule.until === null &&
    Object.entries(parts).every(([name, values]) => values.length === 1 && values[0] === usual[name as 'BYMONTH'])
  )
}

/** How an event repeats: not at all, yearly as an entry can, or in some other way. */
export const repeatOf = (event: Event): 'never' | 'yearly' | 'otherwise' => {
  const { component } = event
  const rules = rulesOf(component)
  if (rules.length === 0 && !component.hasProperty('rdate')) return 'never'
  const isChanged = ['rdate', 'exdate', 'exrule'].some((name) => component.hasProperty(name))
  const hasExceptions = Object.keys(event.exceptions).length > 0
  const [rule] = rules
  return rule && rules.length === 1 && !isChanged && !hasExceptions && isPlainYearly(rule, event)
    ? 'yearly'
    : 'otherwise'
}

type Details = ReturnType<Event['getOccurrenceDetails']>

interface Followed {
  readonly from: string
  readonly to: string
  readonly timezone: string
}

const dayOf = (time: Time): string => time.toString().slice(0, 10)

/** The days in a rule, or those listed one by one: the library leaves the first out of such a list. */
function* series(event: Event): Generator<Time> {
  if (!event.component.hasProperty('rrule')) yield event.startDate
  const steps = event.iterator()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = steps.next()
    if (!next) return
    yield next
  }
}

/** The event's occurrences on days from `from` to `to`; moved ones count where they are now. */
export const timesOf = (event: Event, { from, to, timezone }: Followed): readonly Details[] => {
  endOnWallClock(event, timezone)
  const isLeftOut = leftOut(event, timezone)
  const found = new Map<string, Details>()
  const add = (time: Time) => {
    found.set(time.toString(), event.getOccurrenceDetails(time))
    if (found.size > IMPORT_MOST_REPEATS) throw new Unreadable('tooMany')
  }
  for (const next of series(event)) {
    if (dayOf(next) > to) break
    if (dayOf(next) >= from && !isLeftOut(next)) add(next)
  }
  for (const { startDate, recurrenceId } of Object.values(event.exceptions))
    if (dayOf(startDate) >= from && dayOf(startDate) <= to) add(recurrenceId)
  if (found.size === 0) throw new Unreadable('over')
  return [...found.values()].sort((a, b) => a.startDate.compare(b.startDate))
}
