import { describe, expect, test } from 'vitest'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { type Carrying, carriedTo, type Grid, type Place, pressedAt } from '#features/calendar/grid-keys.ts'

const span = (start: string, end = start) => ({ start: start as EntryDate, end: end as EntryDate })
const monday = asLocalDay('2026-11-23')

const ON: Readonly<Record<string, readonly string[]>> = { [monday]: ['audit', 'birthday', 'meeting'] }
const SPANS: Readonly<Record<string, ReturnType<typeof span>>> = {
  audit: span('2026-11-23', '2026-11-24'),
  meeting: span('2026-11-23T09:00', '2026-11-23T10:00'),
}
const grid = (view: Grid['view']): Grid => ({
  view,
  entriesOn: (day) => ON[day] ?? [],
  // The customer's record manages a birthday.
  spanOf: (key) => SPANS[key],
})

const onDay = (day: string): Place => ({ at: 'day', day: asLocalDay(day) })
const onEntry = (key: string): Place => ({ at: 'entry', day: monday, key })
const carrying = (key: string, how: Carrying['how'], at = SPANS[key]!): Carrying => ({
  at: 'carry',
  how,
  key,
  span: at,
})
const go = (to: Place) => ({ act: 'go', to })

const DAYS = [
  ['ArrowLeft', '2026-11-22'],
  ['ArrowRight', '2026-11-24'],
  ['ArrowUp', '2026-11-16'],
  ['ArrowDown', '2026-11-30'],
  ['Home', '2026-11-22'],
  ['End', '2026-11-28'],
  ['PageUp', '2026-10-23'],
  ['PageDown', '2026-12-23'],
] as const

const ENTRIES = [
  ['the first entry of a day', onDay(monday), 'Enter', go(onEntry('audit'))],
  ['a new entry where there is none', onDay('2026-11-25'), 'Enter', { act: 'make', day: '2026-11-25' }],
  ['a new entry anywhere', onEntry('audit'), 'n', { act: 'make', day: monday }],
  ['the next entry', onEntry('audit'), 'ArrowDown', go(onEntry('birthday'))],
  ['the entry before', onEntry('birthday'), 'ArrowUp', go(onEntry('audit'))],
  ['the day again after the last', onEntry('meeting'), 'ArrowDown', go(onDay(monday))],
  ['the day again by Escape', onEntry('meeting'), 'Escape', go(onDay(monday))],
  ['the day beside', onEntry('meeting'), 'ArrowRight', go(onDay('2026-11-24'))],
  ['an entry, open', onEntry('meeting'), 'Enter', { act: 'open', key: 'meeting' }],
  ['an entry, deleted', onEntry('meeting'), 'Delete', { act: 'delete', key: 'meeting' }],
  ['an entry to move', onEntry('audit'), 'm', go(carrying('audit', 'move'))],
  ['an entry to lengthen', onEntry('audit'), 'l', go(carrying('audit', 'lengthen'))],
  ['no moving of what another module manages', onEntry('birthday'), 'm', { act: 'refuse' }],
  ['no deleting of what another module manages', onEntry('birthday'), 'Delete', { act: 'refuse' }],
] as const

const CARRIED = [
  ['month', 'a day on', carrying('audit', 'move'), 'ArrowRight', span('2026-11-24', '2026-11-25')],
  ['month', 'a week back', carrying('audit', 'move'), 'ArrowUp', span('2026-11-16', '2026-11-17')],
  [
    'month',
    'a week on, with its time',
    carrying('meeting', 'move'),
    'ArrowDown',
    span('2026-11-30T09:00', '2026-11-30T10:00'),
  ],
  ['week', 'half an hour on', carrying('meeting', 'move'), 'ArrowDown', span('2026-11-23T09:30', '2026-11-23T10:30')],
  [
    'week',
    'a day on, with its time',
    carrying('meeting', 'move'),
    'ArrowRight',
    span('2026-11-24T09:00', '2026-11-24T10:00'),
  ],
  ['month', 'a day longer', carrying('audit', 'lengthen'), 'ArrowRight', span('2026-11-23', '2026-11-25')],
  [
    'week',
    'half an hour shorter',
    carrying('meeting', 'lengthen'),
    'ArrowUp',
    span('2026-11-23T09:00', '2026-11-23T09:30'),
  ],
  ['month', 'not shorter than its first day', carrying('audit', 'lengthen'), 'ArrowUp', span('2026-11-23')],
] as const

describe('the calendar by keyboard', () => {
  test.each(DAYS)('%s goes from Monday, November 23, to %s', (key, day) =>
    expect(pressedAt(onDay(monday), key, grid('month'))).toEqual(go(onDay(day))),
  )
  test.each(ENTRIES)('%s', (_name, place, key, done) => expect(pressedAt(place, key, grid('month'))).toEqual(done))

  test.each(CARRIED)('in the %s: %s', (view, _name, place, key, to) =>
    expect(pressedAt(place, key, grid(view))).toEqual(go({ ...place, span: to })),
  )

  test('Enter drops the carried entry, Escape puts it back, and the grid follows the moving end', () => {
    const moved = carrying('audit', 'move', span('2026-11-25', '2026-11-26'))
    expect(pressedAt(moved, 'Enter', grid('month'))).toEqual({ act: 'drop', key: 'audit', span: moved.span })
    expect(pressedAt(moved, 'Escape', grid('month'))).toEqual({ act: 'cancel', key: 'audit' })
    expect(carriedTo(moved)).toBe('2026-11-25')
    expect(carriedTo({ ...moved, how: 'lengthen' })).toBe('2026-11-26')
  })

  test('other keys are left to the page', () => expect(pressedAt(onDay(monday), 't', grid('month'))).toBeUndefined())
})
