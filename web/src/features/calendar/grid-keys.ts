import { dayOf, hasTime } from '@xd/core/domain/calendar/entry.ts'
import { type EntrySpan, lengthenedBy, movedBy } from '@xd/core/domain/calendar/move.ts'
import { addDays, dayOfWeek, type LocalDay } from '@xd/core/domain/time/day.ts'
import { addMonths } from '#ui/picker/month.ts'

/** The keyboard's position: on a day, on an entry or a day's "+n", or carrying an entry to another time. */
export type Place =
  | { readonly at: 'day'; readonly day: LocalDay }
  | { readonly at: 'entry'; readonly day: LocalDay; readonly key: string }
  | Carrying

export interface Carrying {
  readonly at: 'carry'
  /** Moves the whole entry, or only its end. */
  readonly how: 'move' | 'lengthen'
  readonly key: string
  readonly span: EntrySpan
}

export type Act =
  | { readonly act: 'go'; readonly to: Place }
  | { readonly act: 'open'; readonly key: string }
  | { readonly act: 'make'; readonly day: LocalDay }
  | { readonly act: 'drop'; readonly key: string; readonly span: EntrySpan }
  /** Puts it back where it was. */
  | { readonly act: 'cancel'; readonly key: string }
  | { readonly act: 'delete'; readonly key: string }
  /** It belongs to another module. */
  | { readonly act: 'refuse' }

export interface Grid {
  readonly view: 'month' | 'week'
  /** The keys that can be reached on a day, in order. */
  readonly entriesOn: (day: LocalDay) => readonly string[]
  /** Undefined if the entry can't be changed here. */
  readonly spanOf: (key: string) => EntrySpan | undefined
}

/** The carried entry's position in the calendar: the end being changed. */
export const carriedTo = ({ how, span }: Carrying): LocalDay => dayOf(how === 'move' ? span.start : span.end)

const go = (to: Place): Act => ({ act: 'go', to })

const HALF_HOUR = 30
const STEPS: Readonly<Record<string, { days: number; minutes: number }>> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: -7, minutes: -HALF_HOUR },
  ArrowDown: { days: 7, minutes: HALF_HOUR },
}

/** By day and week, to the ends of the week, and by month. */
const dayAfter = (day: LocalDay, key: string): LocalDay | undefined => {
  switch (key) {
    case 'Home':
      return addDays(day, -dayOfWeek(day))
    case 'End':
      return addDays(day, 6 - dayOfWeek(day))
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
  }
  const step = STEPS[key]
  return step && addDays(day, step.days)
}

/** In a week view, up and down change the time of a timed entry. Everywhere else they change the week. */
const carry = (place: Carrying, key: string, { view }: Grid): Act | undefined => {
  if (key === 'Enter' || key === ' ') return { act: 'drop', key: place.key, span: place.span }
  if (key === 'Escape') return { act: 'cancel', key: place.key }
  const step = STEPS[key]
  if (!step) return undefined
  const byTime = view === 'week' && hasTime(place.span.start) && step.minutes !== 0
  const by = byTime ? { minutes: step.minutes } : { days: step.days }
  return go({ ...place, span: (place.how === 'move' ? movedBy : lengthenedBy)(place.span, by) })
}

const onDay = (day: LocalDay, key: string): Act | undefined => {
  if (key === 'n') return { act: 'make', day }
  const other = dayAfter(day, key)
  return other === undefined ? undefined : go({ at: 'day', day: other })
}

const onEntry = (place: Place & { at: 'entry' }, key: string, grid: Grid): Act | undefined => {
  const { day } = place
  const beside = (by: 1 | -1): Act | undefined => {
    const keys = grid.entriesOn(day)
    const next = keys[keys.indexOf(place.key) + by]
    return next === undefined ? go({ at: 'day', day }) : go({ at: 'entry', day, key: next })
  }
  const pickUp = (how: Carrying['how']): Act => {
    const span = grid.spanOf(place.key)
    return span ? go({ at: 'carry', how, key: place.key, span }) : { act: 'refuse' }
  }
  switch (key) {
    case 'Escape':
      return go({ at: 'day', day })
    case 'ArrowDown':
      return beside(1)
    case 'ArrowUp':
      return beside(-1)
    case 'Enter':
    case ' ':
      return { act: 'open', key: place.key }
    case 'm':
      return pickUp('move')
    case 'l':
      return pickUp('lengthen')
    case 'Delete':
    case 'Backspace':
      return grid.spanOf(place.key) ? { act: 'delete', key: place.key } : { act: 'refuse' }
  }
  return onDay(day, key)
}

/** The action of a key in the month or the week; undefined if it has none there. */
export const pressedAt = (place: Place, key: string, grid: Grid): Act | undefined => {
  if (place.at === 'carry') return carry(place, key, grid)
  if (place.at === 'entry') return onEntry(place, key, grid)
  if (key === 'Enter' || key === ' ') {
    const first = grid.entriesOn(place.day)[0]
    return first === undefined ? { act: 'make', day: place.day } : go({ at: 'entry', day: place.day, key: first })
  }
  return onDay(place.day, key)
}
