import ICAL from 'ical.js'
import { recurrences } from '@xd/core/domain/calendar/recurrence.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { zoneNamed } from './entry-date.ts'
import type { FileParts } from './file-parts.ts'
import type { Component, Time } from './parts.ts'
import { momentOf, recurOf, ruleOf } from './rule.ts'

/** The parts of a file, read. */
export interface ReadParts {
  readonly events: readonly Component[]
  /** The lines of events that can't be read. */
  readonly damaged: readonly string[]
}

type JCal = [name: string, properties: unknown[], parts: JCal[]]

/** Some programs write a day without saying that it is one: `DTSTART:20260504`. */
const BARE_DAY = /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;(?!VALUE=)[^:;]*)*)(?=:\d{8}(?:,\d{8})*[ \t]*$)/i
/** Its words may be in small letters, which the library doesn't know. */
const RULE = /^(?:RRULE|EXRULE)[:;]/i

const tidied = (line: string): string =>
  RULE.test(line) ? line.toUpperCase() : line.replace(BARE_DAY, '$1;VALUE=DATE')

const parsed = (lines: readonly string[]): JCal | undefined => {
  try {
    return ICAL.parse(lines.map(tidied).join('\r\n')) as JCal
  } catch {
    return undefined
  }
}

/** How far ahead the clocks of a zone have to change for once. */
const CHANGES_WITHIN_DAYS = 3_660

/** Whether a zone's clocks change once a year at most: the library would look for a change that never comes. */
const isPlain = (zone: Component): boolean => {
  try {
    return zone.getAllSubcomponents().every((change) =>
      change.getAllProperties('rrule').every((property) => {
        const start = change.getFirstPropertyValue('dtstart') as Time
        const [rule, first] = [ruleOf(recurOf(property), start, undefined), momentOf(start)]
        const window = { from: first.day, to: addDays(first.day, CHANGES_WITHIN_DAYS) }
        return rule.frequency === 'YEARLY' && !recurrences(rule, first, window).next().done
      }),
    )
  } catch {
    return false
  }
}

/** The zones a file defines under names that we don't know. */
const zonesIn = (zones: FileParts['zones']): readonly JCal[] =>
  zones.flatMap((lines) => {
    const zone = parsed(lines)
    const component = zone && new ICAL.Component(zone as never)
    const name = component?.getFirstPropertyValue('tzid')
    return component && typeof name === 'string' && zoneNamed(name) === undefined && isPlain(component) ? [zone] : []
  })

/** Each part is read separately: the library gives up at the first line it can't read, and one bad event must not cost the others. */
export const readParts = ({ events, zones }: FileParts): ReadParts => {
  const read = events.map((lines) => ({ lines, event: parsed(lines) }))
  const good = read.flatMap(({ event }) => (event === undefined ? [] : [event]))
  const root = new ICAL.Component(['vcalendar', [], [...zonesIn(zones), ...good]] as never)
  return {
    events: root.getAllSubcomponents('vevent'),
    damaged: read.flatMap(({ lines, event }) => (event === undefined ? [lines.join('\n')] : [])),
  }
}
