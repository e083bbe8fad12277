import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawn } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

class Element {
  readonly isDay: boolean
  constructor(isDay: boolean) {
    this.isDay = isDay
  }
  closest(selector: string): Element | null {
    return this.isDay && selector === '[data-day]' ? this : null
  }
}
beforeEach(() => {
  aPage()
  aWindow()
  vi.stubGlobal('Element', Element)
})

const entry = (key: string, start: string, end: string) => ({
  key,
  title: `Entry ${key}`,
  span: { start, end },
  color: '#112233',
  said: 'said',
})
const ENTRIES = [
  entry('day', '2026-11-23', '2026-11-23'),
  entry('days', '2026-11-23', '2026-11-25'),
  entry('hour', '2026-11-23T09:00', '2026-11-23T10:00'),
  entry('moment', '2026-11-23T09:00', '2026-11-23T09:00'),
  entry('night', '2026-11-23T22:00', '2026-11-24T02:00'),
]
type Told = readonly [name: string, ...told: unknown[]]

const grid = async (view: 'month' | 'week', change: object = {}) => {
  const { CalendarGrid } = await import('#features/calendar/calendar-grid.tsx')
  const told: Told[] = []
  const hears =
    (name: string) =>
    (...handed: unknown[]) =>
      void told.push([name, ...handed])
  const names = ['onOpen', 'onMake', 'onMove', 'onEnd', 'onMore']
  const on = Object.fromEntries(names.map((name) => [name, hears(name)]))
  const props = { view, day: '2026-11-23', entries: ENTRIES, now: '2026-11-23T21:30', fixed: false, ...on, ...change }
  const screen = await drawn(CalendarGrid, props as never)
  return {
    calendar: screen.having('plugins') as Readonly<Record<string, ((given: unknown) => unknown) | undefined>>,
    told,
  }
}
const tint = 'color-mix(in srgb, #112233 20%, var(--surface))'
const looks = (
  dots: readonly string[],
  events: readonly (readonly [id: string, allDay: boolean, start: string, end?: string])[],
) =>
  events.map(([id, allDay, start, end]) => ({
    id,
    title: `Entry ${id}`,
    allDay,
    start,
    ...(end !== undefined && { end }),
    color: dots.includes(id) ? '#112233' : tint,
    contrastColor: 'var(--ink)',
    extendedProps: { stripe: dots.includes(id) ? undefined : '#112233' },
  }))
const SPANS = [
  ['day', true, '2026-11-23'],
  ['days', true, '2026-11-23', '2026-11-26'],
  ['hour', false, '2026-11-23T09:00', '2026-11-23T10:00'],
  ['moment', false, '2026-11-23T09:00'],
  ['night', false, '2026-11-23T22:00', '2026-11-24T02:00'],
] as const

test('the month draws entries with a time on one day as dots, all others as bars; the week draws only bars', async () => {
  const month = (await grid('month')).calendar
  expect(month['events']).toEqual(looks(['hour', 'moment'], SPANS))
  expect((await grid('week')).calendar['events']).toEqual(looks([], SPANS))
  const { initialView, initialDate, now, editable, timeZone } = month
  expect({ initialView, initialDate, now, editable, timeZone }).toEqual({
    initialView: 'dayGridMonth',
    initialDate: '2026-11-23',
    now: '2026-11-23T21:30',
    editable: true,
    timeZone: 'UTC',
  })
  const fixed = (await grid('week', { fixed: true })).calendar
  expect([fixed['initialView'], fixed['editable']]).toEqual(['timeGridWeek', false])
})

test('the grid tells what was clicked, dragged and resized, with times as they were entered', async () => {
  const { calendar, told } = await grid('week')
  const does = (name: string, given: object) => calendar[name]!(given)
  const revert = () => undefined
  const event = (start: string, end: string | null, allDay: boolean) => ({
    id: 'day',
    start: new Date(`${start}Z`),
    end: end === null ? null : new Date(`${end}Z`),
    allDay,
  })
  const prevented: string[] = []
  does('eventClick', { event: { id: 'days' }, jsEvent: { preventDefault: () => prevented.push('click') } })
  does('dateClick', { date: new Date('2026-11-25T00:00Z'), allDay: true, jsEvent: { target: new Element(false) } })
  does('dateClick', { date: new Date('2026-11-25T13:30Z'), allDay: false, jsEvent: { target: new Element(false) } })
  does('eventDrop', { event: event('2026-11-25T00:00', null, true), revert })
  does('eventDrop', { event: event('2026-11-25T13:30', null, false), revert })
  does('eventResize', { event: event('2026-11-23T00:00', '2026-11-26T00:00', true), revert })
  does('eventResize', { event: event('2026-11-23T00:00', null, true), revert })
  does('eventResize', { event: event('2026-11-23T09:00', '2026-11-23T23:30', false), revert })
  does('moreLinkClick', { date: new Date('2026-11-25T00:00Z') })
  expect(prevented).toEqual(['click'])
  expect(told).toEqual([
    ['onOpen', 'days'],
    ['onMake', '2026-11-25'],
    ['onMake', '2026-11-25T13:30'],
    ['onMove', 'day', '2026-11-25', revert],
    ['onMove', 'day', '2026-11-25T13:30', revert],
    ['onEnd', 'day', '2026-11-25', revert],
    ['onEnd', 'day', '2026-11-23', revert],
    ['onEnd', 'day', '2026-11-23T23:30', revert],
    ['onMore', '2026-11-25'],
  ])
})

test('a click on a day’s own button makes no entry', async () => {
  const { calendar, told } = await grid('month')
  const click = calendar['dateClick']!
  click({ date: new Date('2026-11-25T00:00Z'), allDay: true, jsEvent: { target: new Element(true) } })
  expect(told).toEqual([])
})

test('the grid’s words: times, the rest of a day, and an entry with its calendar for screen readers', async () => {
  const { calendar } = await grid('month')
  const shown = (name: string, given: unknown) => calendar[name]!(given) as never
  const markup = (timeText: string) =>
    renderToStaticMarkup(shown('eventContent', { event: { id: 'hour', title: 'Audit', extendedProps: {} }, timeText }))
  expect(markup('9:00\u202fAM').replaceAll(/<[^>]*>/g, '')).toBe('9:00 AM Audit, said')
  expect(markup('').replaceAll(/<[^>]*>/g, '')).toBe('Audit, said')
  expect(['1PM', '12 AM', '8'].map((text) => shown('slotHeaderContent', { text }))).toEqual(['1 PM', '12 AM', '8'])
  expect(shown('moreLinkHint', 3)).toBe('3 more')
  expect(shown('moreLinkContent', { numericText: '+3' })).toBe('+3')
})

test('a drawn entry and the link to the rest are found by keys, but are no Tab stops', async () => {
  const { calendar } = await grid('month')
  const el = () => ({
    dataset: {} as Record<string, string>,
    tabIndex: 0,
    removed: '',
    removeAttribute(name: string) {
      this.removed = name
    },
  })
  const [chip, more] = [el(), el()]
  calendar['eventDidMount']!({ el: chip, event: { id: 'hour' } })
  calendar['moreLinkDidMount']!({ el: more })
  expect([chip.dataset, chip.tabIndex]).toEqual([{ entry: 'hour' }, -1])
  expect([more.dataset, more.tabIndex, more.removed]).toEqual([{ more: '' }, -1, 'aria-haspopup'])
})

test.each([
  [
    'its number in the month',
    '23',
    { cursor: '2026-11-24', today: '2026-11-23' },
    'Monday, November 23, 2026, today, 3 entries',
    -1,
    '+2',
  ],
  [
    'its weekday in the week',
    'Mon 23',
    { cursor: '2026-11-23', today: '2026-11-24' },
    'Mon 23, November 2026, 3 entries',
    0,
    '+2',
  ],
  ['one entry', '23', { count: 1, missing: 0 }, 'Monday, November 23, 2026, 1 entry', -1, undefined],
  ['none', '23', { count: 0, missing: 0 }, 'Monday, November 23, 2026, no entries', -1, undefined],
])('a day of the grid: %s', async (_, label, change, name, tab, missing) => {
  const { DayButton, GridDaysContext } = await import('#features/calendar/day-button.tsx')
  const { count = 3, missing: left = 2, ...days } = change as { count?: number; missing?: number }
  const value = {
    cursor: '2026-11-01',
    target: undefined,
    today: '2026-11-01',
    countOn: () => count,
    missingOn: () => left,
    onPick: () => undefined,
    ...days,
  }
  const markup = renderToStaticMarkup(
    createElement(
      GridDaysContext,
      { value: value as never },
      createElement(DayButton, { day: '2026-11-23' as never, label }),
    ),
  )
  expect(/aria-label="([^"]*)"/.exec(markup)?.[1]).toBe(name)
  expect(Number(/tabindex="([^"]*)"/.exec(markup)?.[1])).toBe(tab)
  expect(/data-cursor="true"/.test(markup)).toBe(tab === 0)
  expect(/>(\+\d+)</.exec(markup)?.[1]).toBe(missing)
})
