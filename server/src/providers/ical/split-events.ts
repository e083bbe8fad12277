import ICAL from 'ical.js'
import type { Component } from './parts.ts'

interface Split {
  /** The calendar around the events, with the readable ones put back. */
  readonly root: Component
  /** The lines of the unreadable ones. */
  readonly damaged: readonly string[]
}

const BEGIN = /^(?=BEGIN:VEVENT[ \t]*\r?$)/im
const END = /^END:VEVENT[ \t]*\r?$/im

type JCal = [name: string, properties: unknown[], parts: JCal[]]

const calendarsIn = (text: string): JCal[] | undefined => {
  try {
    const parsed = ICAL.parse(text) as JCal | JCal[]
    const all = (Array.isArray(parsed[0]) ? parsed : [parsed]) as JCal[]
    return all.length > 0 && all.every(([name]) => name === 'vcalendar') ? all : undefined
  } catch {
    return undefined
  }
}

/** Some programs write a day without saying that it is one: `DTSTART:20260504`. */
const BARE_DAY =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;(?!VALUE=)[^:;\r\n]*)*)(?=:\d{8}(?:,\d{8})*[ \t]*\r?$)/gim

const eventIn = (text: string): JCal | undefined => {
  try {
    return ICAL.parse(text.replace(BARE_DAY, '$1;VALUE=DATE')) as JCal
  } catch {
    return undefined
  }
}

/**
 * A file as one calendar; undefined if it is not one. Each event is read separately: the library gives up at the first
 * line it can't read, and one bad event must not cost the others.
 */
export const splitEvents = (text: string): Split | undefined => {
  const [head = '', ...pieces] = text.replace(/^\uFEFF/, '').split(BEGIN)
  const damaged: string[] = []
  const events: JCal[] = []
  let around = head
  for (const piece of pieces) {
    const end = END.exec(piece)
    if (end === null) return undefined
    const lines = piece.slice(0, end.index + end[0].length)
    around += piece.slice(lines.length).replace(/^\r?\n/, '')
    const event = eventIn(lines)
    if (event) events.push(event)
    else damaged.push(lines)
  }
  const [first, ...others] = calendarsIn(around) ?? []
  if (first === undefined) return undefined
  const [name, properties, parts] = first
  return {
    root: new ICAL.Component([name, properties, [...parts, ...others.flatMap((one) => one[2]), ...events]] as never),
    damaged,
  }
}
