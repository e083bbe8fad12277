import { IMPORT_MOST_REPEATS } from '@xd/core/domain/calendar/import.ts'
import type { Component, Event, Recur } from './parts.ts'
import { Unreadable } from './unreadable.ts'

const OFTEN = ['SECONDLY', 'MINUTELY', 'HOURLY']
/** How far from its first day an event is followed: daily for more than a century. */
const MOST_STEPS = 50_000

const rulesOf = (component: Component): Recur[] =>
  component.getAllProperties('rrule').map((property) => {
    const rule = property.getFirstValue() as Recur | null
    if (rule === null || typeof rule !== 'object') throw new Unreadable('rule')
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

/** The event's occurrences on days from `from` to `to`; moved ones count where they are now. */
export const timesOf = (event: Event, from: string, to: string): readonly Details[] => {
  const found: Details[] = []
  const steps = event.iterator()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = steps.next()
    if (!next || next.toString().slice(0, 10) > to) break
    if (next.toString().slice(0, 10) < from) continue
    found.push(event.getOccurrenceDetails(next))
    if (found.length > IMPORT_MOST_REPEATS) throw new Unreadable('tooMany')
  }
  if (found.length === 0) throw new Unreadable('over')
  return found
}
