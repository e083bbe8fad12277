import { IMPORT_REFUSALS } from '@xd/core/domain/calendar/import.ts'

/** The lines of a calendar file that we read: its events and its time zones. */
export interface FileParts {
  readonly events: readonly (readonly string[])[]
  readonly zones: readonly (readonly string[])[]
}

/** Formats that people take for an .ics file. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^PK\u0003\u0004/, IMPORT_REFUSALS.zip],
  [/^\s{0,100}\[\s{0,100}"vcalendar"/i, IMPORT_REFUSALS.jCal],
  [/^\s{0,100}<(?:\?xml|icalendar)/i, IMPORT_REFUSALS.xCal],
]

/** The lines of an event that become an entry. Its other lines can't make it unreadable. */
const TAKEN = new Set([
  'UID',
  'SUMMARY',
  'STATUS',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'X-MICROSOFT-CDO-ALLDAYEVENT',
])

const NAME = /^[A-Z0-9-]*/i
const PART = /^(BEGIN|END):([A-Z0-9-]{1,40})[ \t]*$/i

/** A folded line continues after a line end and a blank (RFC 5545, section 3.1). */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)

/**
 * The parts of a file, or why it is not a calendar we read. A part that contains others, like an event's alarms, is
 * read without them. Text outside events and zones is skipped.
 */
export const fileParts = (text: string): FileParts | string => {
  const other = OTHERS.find(([pattern]) => pattern.test(text))
  if (other) return other[1]
  const found = { VEVENT: [] as string[][], VTIMEZONE: [] as string[][] }
  let isCalendar = false
  let part: { readonly name: string; readonly lines: string[] } | undefined
  /** How deep in the event's own parts. */
  let depth = 0
  for (const line of linesOf(text)) {
    const [, edge, given = ''] = PART.exec(line) ?? []
    const [isBegin, name] = [edge?.toUpperCase() === 'BEGIN', given.toUpperCase()]
    if (isBegin && name === 'VCALENDAR') isCalendar = true
    if (part === undefined && /^VERSION:1\.0[ \t]*$/i.test(line)) return IMPORT_REFUSALS.vCalendar
    // An event that another follows before it ends is damaged, and so is one that its calendar ends in.
    if (isBegin && (name === 'VEVENT' || (name === 'VTIMEZONE' && part === undefined))) {
      part = { name, lines: [line] }
      found[name].push(part.lines)
      depth = 0
    } else if (edge !== undefined && !isBegin && (name === part?.name || name === 'VCALENDAR')) {
      part?.lines.push(line)
      part = undefined
    } else if (part?.name === 'VTIMEZONE') part.lines.push(line)
    else if (edge !== undefined) depth += isBegin ? 1 : -1
    else if (depth <= 0 && TAKEN.has(NAME.exec(line)![0].toUpperCase())) part?.lines.push(line)
  }
  if (!isCalendar || part !== undefined) return IMPORT_REFUSALS.unreadable
  return { events: found.VEVENT, zones: found.VTIMEZONE }
}
