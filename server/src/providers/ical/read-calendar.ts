import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import ICAL from 'ical.js'
import { hasTime, MAX_ENTRY_TITLE } from '@xd/core/domain/calendar/entry.ts'
import {
  IMPORT_MOST_ENTRIES,
  IMPORT_PROBLEMS,
  IMPORT_REFUSALS,
  type ImportProblem,
  importWindow,
  NO_TITLE,
  type ReadEntry,
} from '@xd/core/domain/calendar/import.ts'
import { addDays, daysBetween, type LocalDay, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { visibleText } from '@xd/core/domain/text/visible.ts'
import { dayText, entryDate } from './entry-date.ts'
import { zoneOf } from './left-out.ts'
import { fileParts } from './file-parts.ts'
import type { Component, Duration, Event, Property, Time } from './parts.ts'
import { readParts } from './read-parts.ts'
import { repeatOf, timesOf } from './repeats.ts'
import { Unreadable } from './unreadable.ts'

interface Asked {
  readonly text: string
  /** The company's. */
  readonly timezone: string
  readonly today: LocalDay
}

export interface ReadCalendar {
  readonly entries: readonly ReadEntry[]
  readonly problems: readonly ImportProblem[]
  /** Events whose repeats became entries of their own. */
  readonly unrolled: number
}

const OUR_FEED = '@xd-back-office'
const LONGEST_YEARLY = 365
const LONGEST_UID = 1000

const titleOf = (component: Component): string => {
  const said = component.getFirstPropertyValue('summary')
  const title = (typeof said === 'string' ? said : '').replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()
  return visibleText(title) || NO_TITLE
}

const cut = (title: string): string => title.slice(0, MAX_ENTRY_TITLE)

/** The library turns February 30 into March 2; the file's own text says whether there is such a day. */
const mustExist = (property: Property | null): void => {
  const written: unknown = property?.jCal[3]
  const day = typeof written === 'string' && written.includes('-') ? written.slice(0, 10) : undefined
  if (day !== undefined && parseLocalDay(day) === undefined) throw new Unreadable('noSuchDay')
}

const isCanceled = (component: Component): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'

const saysWholeDays = (component: Component): boolean =>
  String(component.getFirstPropertyValue('x-microsoft-cdo-alldayevent') ?? '').toUpperCase() === 'TRUE'

const isMidnight = ({ isDate, hour, minute }: Time): boolean => !isDate && hour === 0 && minute === 0

type Dates = Pick<ReadEntry, 'itemDateStart' | 'itemDateEnd'>

const MIDNIGHT = 'T00:00'

/** The end of whole days is the day after. */
const wholeDays = (from: string, end: string): Dates => ({
  itemDateStart: from.slice(0, 10) as LocalDay,
  itemDateEnd: addDays(end.slice(0, 10) as LocalDay, -1),
})

/** The library counts the end of an event month by month. */
const LONGEST_DAYS = 36_525

const mustNotLast = (component: Component): void => {
  const lasts = component.getFirstPropertyValue('duration') as Duration | null
  if (Math.abs(lasts?.toSeconds() ?? 0) / 86_400 > LONGEST_DAYS) throw new Unreadable('endless')
}

const datesOf = (item: Event, start: Time, end: Time, timezone: string): Dates => {
  const startZone = zoneOf(item.component.getFirstProperty('dtstart'))
  const itemDateStart = entryDate(start, startZone, timezone)
  const last = entryDate(end, zoneOf(item.component.getFirstProperty('dtend')) ?? startZone, timezone)
  if (hasTime(itemDateStart) !== hasTime(last)) throw new Unreadable('dates')
  if (last < itemDateStart) throw new Unreadable('endsFirst')
  if (last === itemDateStart) return { itemDateStart, itemDateEnd: last }
  // Outlook writes whole days as midnights, of any zone.
  if (saysWholeDays(item.component) && isMidnight(start) && isMidnight(end))
    return wholeDays(dayText(start), dayText(end))
  return hasTime(itemDateStart) && !(itemDateStart.endsWith(MIDNIGHT) && last.endsWith(MIDNIGHT))
    ? { itemDateStart, itemDateEnd: last }
    : wholeDays(itemDateStart, last)
}

const isShorterThanYear = ({ itemDateStart, itemDateEnd }: Dates): boolean =>
  daysBetween(itemDateStart.slice(0, 10) as LocalDay, itemDateEnd.slice(0, 10) as LocalDay) < LONGEST_YEARLY

/** The entries an event becomes: one, or one for each time it occurs. */
const entriesOf = (event: Event, { timezone, today }: Asked): readonly ReadEntry[] => {
  const { component } = event
  if (isCanceled(component)) throw new Unreadable('canceled')
  for (const name of ['dtstart', 'dtend', 'recurrence-id']) mustExist(component.getFirstProperty(name))
  if (!component.hasProperty('dtstart')) throw new Unreadable('dates')
  mustNotLast(component)
  const own = datesOf(event, event.startDate, event.endDate, timezone)
  const title = titleOf(component)
  const uid = (event.uid || `${title}/${own.itemDateStart}/${own.itemDateEnd}`).slice(0, LONGEST_UID)
  if (uid.endsWith(OUR_FEED)) throw new Unreadable('ours')
  const itemTitle = cut(title)
  const repeat = repeatOf(event)
  if (repeat === 'never') {
    const again = event.isRecurrenceException() ? `/${event.recurrenceId.toString()}` : ''
    return [{ uid: `${uid}${again}`, itemTitle, ...own, itemRepeat: null }]
  }
  if (repeat === 'yearly' && isShorterThanYear(own)) return [{ uid, itemTitle, ...own, itemRepeat: 'year' }]
  const { from, to } = importWindow(today)
  return timesOf(event, { from, to, timezone }).flatMap(({ item, startDate, endDate, recurrenceId }) =>
    isCanceled(item.component)
      ? []
      : [
          {
            uid: `${uid}/${recurrenceId.toString()}`,
            itemTitle: cut(titleOf(item.component)),
            ...datesOf(item, startDate, endDate, timezone),
            itemRepeat: null,
          },
        ],
  )
}

interface Found {
  readonly component: Component
  /** Its changed occurrences. */
  readonly changes: readonly Component[]
}

const uidOf = (component: Component): string => String(component.getFirstPropertyValue('uid') ?? '')

/** The events of a file. Changed occurrences of an event that isn't in it are events of their own. */
const eventsIn = (all: readonly Component[]): readonly Found[] => {
  const changes = groupBy(
    all.filter((component) => component.hasProperty('recurrence-id')),
    uidOf,
  )
  const whole = all.filter((one) => !one.hasProperty('recurrence-id'))
  const known = new Set(whole.map(uidOf))
  const alone = [...changes].flatMap(([uid, own]) => (known.has(uid) ? [] : own))
  return [
    ...whole.map((component) => ({ component, changes: changes.get(uidOf(component)) ?? [] })),
    ...alone.map((component) => ({ component, changes: [] })),
  ]
}

/** A calendar file as entries for the company, in the process that reads content from strangers. */
export const readCalendar = (asked: Asked): ReadCalendar | { readonly refused: string } => {
  const parts = fileParts(asked.text)
  if (typeof parts === 'string') return { refused: parts }
  const { events, damaged } = readParts(parts)
  const entries = new Map<string, ReadEntry>()
  const problems: ImportProblem[] = damaged.map((lines) => ({
    title: cut(/^SUMMARY[^:\n]*:([^\n]*)/im.exec(lines)?.[1] ?? NO_TITLE),
    sentence: IMPORT_PROBLEMS.damaged,
  }))
  let unrolled = 0
  for (const { component, changes } of eventsIn(events)) {
    const title = titleOf(component)
    const say = (sentence: string) => problems.push({ title: cut(title), sentence })
    try {
      const own = entriesOf(new ICAL.Event(component, { exceptions: [...changes] }), asked)
      if (own.length > 1) unrolled += 1
      if (own.some(({ uid }) => entries.has(uid))) {
        say(IMPORT_PROBLEMS.twice)
        continue
      }
      for (const entry of own) entries.set(entry.uid, entry)
      if (title.length > MAX_ENTRY_TITLE) say(IMPORT_PROBLEMS.cut)
    } catch (error) {
      say(error instanceof Unreadable ? error.message : IMPORT_PROBLEMS.dates)
    }
    if (entries.size > IMPORT_MOST_ENTRIES) return { refused: IMPORT_REFUSALS.tooMany }
  }
  return { entries: [...entries.values()], problems, unrolled }
}
