import ICAL from 'ical.js'
import { IMPORT_MOST_REPEATS } from '@xd/core/domain/calendar/import.ts'
import { recurrences } from '@xd/core/domain/calendar/recurrence.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { leftOut, zoneOf } from './left-out.ts'
import type { Component, Event, Recur, Time } from './parts.ts'
import { momentOf, recurOf, ruleOf } from './rule.ts'
import { secondOpinion } from './second-opinion.ts'
import { Unreadable } from './unreadable.ts'
import { untilOf } from './until.ts'

const rulesOf = (component: Component): Recur[] => component.getAllProperties('rrule').map(recurOf)

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
  // Withdrawn from the standard, because programs read it differently.
  if (component.hasProperty('exrule')) throw new Unreadable('rule')
  if (rules.length === 0 && !component.hasProperty('rdate')) return 'never'
  const isChanged = ['rdate', 'exdate'].some((name) => component.hasProperty(name))
  const hasExceptions = Object.keys(event.exceptions).length > 0
  const [rule] = rules
  return rule && rules.length === 1 && !isChanged && !hasExceptions && isPlainYearly(rule, event)
    ? 'yearly'
    : 'otherwise'
}

type Details = ReturnType<Event['getOccurrenceDetails']>

interface Followed {
  readonly from: LocalDay
  readonly to: LocalDay
  readonly timezone: string
}

const dayOf = (time: Time): string => time.toString().slice(0, 10)

/** The times of one rule. Where another library computes them differently, they are unreliable. */
const timesOfRule = (recur: Recur, event: Event, { from, to, timezone }: Followed): readonly Time[] => {
  const { startDate } = event
  const [rule, first] = [ruleOf(recur, startDate, untilOf(recur, event, timezone)), momentOf(startDate)]
  const moments: string[] = []
  for (const moment of recurrences(rule, first, { from, to })) {
    moments.push(moment)
    if (moments.length > IMPORT_MOST_REPEATS) throw new Unreadable('tooMany')
  }
  if (moments.length > 0 && secondOpinion(rule, first, { from, to })?.join() !== moments.join())
    throw new Unreadable('disputed')
  return moments.map((moment) => {
    const [year, month, day, hour = 0, minute = 0, second = 0] = moment.split(/[-T:]/).map(Number)
    return new ICAL.Time({ year, month, day, hour, minute, second, isDate: startDate.isDate }, startDate.zone)
  })
}

/** The times that are listed one by one, the first occurrence among them where there is no rule. */
const listedTimes = ({ component, startDate }: Event): readonly Time[] => {
  const own = zoneOf(component.getFirstProperty('dtstart'))
  const listed = component.getAllProperties('rdate').flatMap((property) => {
    const times = property.getValues() as Time[]
    // On another clock, or with an end of its own.
    const isOther = times.some((time) => time.isDate !== startDate.isDate || time.zone?.tzid !== startDate.zone?.tzid)
    if (isOther || zoneOf(property) !== own) throw new Unreadable('rule')
    return times
  })
  return component.hasProperty('rrule') ? listed : [startDate, ...listed]
}

/** The event's occurrences on days from `from` to `to`; moved ones count where they are now. */
export const timesOf = (event: Event, followed: Followed): readonly Details[] => {
  const { from, to, timezone } = followed
  const isWithin = (time: Time) => dayOf(time) >= from && dayOf(time) <= to
  const isLeftOut = leftOut(event, timezone)
  const found = new Map<string, Details>()
  const add = (time: Time) => {
    const name = time.toString()
    if (!found.has(name)) found.set(name, event.getOccurrenceDetails(time))
    if (found.size > IMPORT_MOST_REPEATS) throw new Unreadable('tooMany')
  }
  const ruled = rulesOf(event.component).flatMap((rule) => timesOfRule(rule, event, followed))
  for (const time of [...ruled, ...listedTimes(event)]) if (isWithin(time) && !isLeftOut(time)) add(time)
  for (const { startDate, recurrenceId } of Object.values(event.exceptions)) if (isWithin(startDate)) add(recurrenceId)
  if (found.size === 0) throw new Unreadable('over')
  return [...found.values()].sort((a, b) => a.startDate.compare(b.startDate))
}
