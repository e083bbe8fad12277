import { expect, test } from 'vitest'
import { countByDay } from '#domain/calendar/count-by-day.ts'
import {
  type EntryDate,
  type EntryDraft,
  entryCan,
  entryFaults,
  hasTime,
  lastDayOf,
  newEntry,
  withStart,
} from '#domain/calendar/entry.ts'
import { fieldEntries, closureEntry, parseEntryRefKey, ticketsEntry } from '#domain/calendar/managed.ts'
import { recurrences, type RecurrenceRule } from '#domain/calendar/recurrence.ts'
import { asLocalDay } from '#domain/time/day.ts'

const days = (first: string, rule: Partial<RecurrenceRule>, to: string, time?: string) => [
  ...recurrences(
    { interval: 1, ...rule } as RecurrenceRule,
    { day: asLocalDay(first), time },
    { from: asLocalDay(first), to: asLocalDay(to) },
  ),
]

test.each([
  ['2026-03-15', { frequency: 'YEARLY' }, '2029-01-01', ['2026-03-15', '2027-03-15', '2028-03-15']],
  ['2024-02-29', { frequency: 'YEARLY' }, '2029-01-01', ['2024-02-29', '2028-02-29']],
  ['2026-03-15', { frequency: 'YEARLY', months: [3, 5] }, '2027-04-01', ['2026-03-15', '2026-05-15', '2027-03-15']],
  ['2026-01-31', { frequency: 'MONTHLY' }, '2026-06-01', ['2026-01-31', '2026-03-31', '2026-05-31']],
  ['2026-01-31', { frequency: 'MONTHLY', interval: 2 }, '2026-06-01', ['2026-01-31', '2026-03-31', '2026-05-31']],
  ['2026-11-15', { frequency: 'MONTHLY', interval: 3 }, '2027-06-01', ['2026-11-15', '2027-02-15', '2027-05-15']],
  ['2026-11-18', { frequency: 'WEEKLY' }, '2026-12-03', ['2026-11-18', '2026-11-25', '2026-12-02']],
  ['2026-11-18', { frequency: 'DAILY', interval: 3 }, '2026-11-25', ['2026-11-18', '2026-11-21', '2026-11-24']],
  // 2026 has 53 weeks, as 2032 has.
  ['2026-12-28', { frequency: 'YEARLY', weeks: [53] }, '2033-01-01', ['2026-12-28', '2032-12-27']],
  ['2026-12-28', { frequency: 'YEARLY', weeks: [-1] }, '2029-01-01', ['2026-12-28', '2027-12-27', '2028-12-25']],
  [
    '2025-12-29',
    { frequency: 'YEARLY', weeks: [1] },
    '2029-02-01',
    ['2025-12-29', '2027-01-04', '2028-01-03', '2029-01-01'],
  ],
] as const)('what is first on %s and recurs by %j until %s is on %j', (first, rule, to, expected) =>
  expect(days(first, rule, to)).toEqual(expected),
)

test('an event with a time recurs at it', () => {
  for (const frequency of ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const) {
    const [one, other] = days('2026-11-18', { frequency, count: 2 }, '2028-01-01', '09:30:00')
    expect(one).toBe('2026-11-18T09:30:00')
    expect(other).toMatch(/T09:30:00$/)
  }
  expect(days('2026-12-28', { frequency: 'YEARLY', weeks: [53] }, '2027-01-01', '09:30:00')).toEqual([
    '2026-12-28T09:30:00',
  ])
})

test('nothing recurs beyond the calendar’s last year', () => {
  expect(days('9998-05-01', { frequency: 'YEARLY' }, '9999-12-31')).toEqual(['9998-05-01'])
  expect(days('9998-11-01', { frequency: 'MONTHLY' }, '9999-12-31')).toEqual(['9998-11-01', '9998-12-01'])
})

test('a day’s count is of each calendar, in their order, without empty days', () => {
  const entry = (itemCalendarID: number | null, occursFrom: string, occursTo: string) => ({
    itemCalendarID,
    occursFrom: asLocalDay(occursFrom),
    occursTo: asLocalDay(occursTo),
  })
  const all = [
    entry(7, '2026-11-10', '2026-11-11'),
    entry(3, '2026-11-11', '2026-11-20'),
    entry(null, '2026-11-11', '2026-11-11'),
    entry(7, '2026-11-01', '2026-11-10'),
    entry(9, '2026-11-14', '2026-11-14'),
  ]
  expect(countByDay(all as never, asLocalDay('2026-11-09'), asLocalDay('2026-11-12'))).toEqual([
    { day: '2026-11-09', counts: [{ catID: 7, count: 1 }] },
    { day: '2026-11-10', counts: [{ catID: 7, count: 2 }] },
    {
      day: '2026-11-11',
      counts: [
        { catID: null, count: 1 },
        { catID: 3, count: 1 },
        { catID: 7, count: 1 },
      ],
    },
    { day: '2026-11-12', counts: [{ catID: 3, count: 1 }] },
  ])
})

const today = asLocalDay('2026-11-18')

test('a new entry is a whole day, today, on no calendar yet', () => {
  expect(newEntry(today)).toEqual({
    itemTitle: 'New Entry',
    itemCalendarID: null,
    itemDateStart: today,
    itemDateEnd: today,
    ranged: false,
    itemRepeat: null,
    itemRefKey: null,
  })
  expect([hasTime('2026-11-18' as EntryDate), hasTime('2026-11-18T10:00' as EntryDate)]).toEqual([false, true])
})

test.each([
  ['2026-11-18', '2026-11-18T00:00', '2026-11-18'],
  ['2026-11-18T00:00', '2026-11-18T00:00', '2026-11-18'],
  ['2026-11-18T22:00', '2026-11-19T00:00', '2026-11-18'],
  ['2026-11-18T22:00', '2026-11-19T00:01', '2026-11-19'],
])('an entry from %s to %s is last on %s', (start, end, last) =>
  expect(lastDayOf(start as EntryDate, end as EntryDate)).toBe(last),
)

test.each([
  [{ ranged: true, itemDateEnd: '2026-11-20' }, '2026-11-19', '2026-11-20'],
  [{ ranged: true, itemDateEnd: '2026-11-20' }, '2026-11-20', '2026-11-20'],
  [{ ranged: true, itemDateEnd: '2026-11-20' }, '2026-11-21', '2026-11-21'],
  [{ ranged: true, itemDateEnd: null }, '2026-11-21', '2026-11-21'],
  [{ ranged: true, itemDateEnd: '2026-11-20' }, null, null],
  [{ ranged: false, itemDateEnd: '2026-11-20' }, '2026-11-19', '2026-11-19'],
])('of an entry with %j that begins on %s the end is %s', (change, start, end) =>
  expect(withStart({ ...newEntry(today), ...change } as EntryDraft, start as EntryDate)).toMatchObject({
    itemDateStart: start,
    itemDateEnd: end,
  }),
)

test('an entry without an end or a start has no fault of their order', () => {
  const entry = { ...newEntry(today), itemTitle: 'Sale', itemCalendarID: 1 }
  expect(entryFaults({ ...entry, itemDateStart: null, itemDateEnd: '2026-02-30' as EntryDate })).toEqual({
    itemDateStart: 'Choose a start date',
    itemDateEnd: 'There is no such day',
  })
  expect(entryFaults({ ...entry, itemDateStart: '2026-11-18T10:00' as EntryDate, itemDateEnd: null })).toEqual({
    itemDateEnd: 'Choose an end date',
  })
})

test('an entry of another module is changed there', () => {
  expect(entryCan.change({ itemRefKey: null })).toEqual({ ok: true })
  expect(entryCan.change({ itemRefKey: 'loan/4' })).toEqual({
    ok: false,
    reason: expect.stringMatching(/\.$/) as string,
  })
})

test('date fields show on the calendar only if they say so and hold a day', () => {
  const field = (id: string, config?: object, type = 'date') => ({ id, type, title: id.toUpperCase(), config })
  const fields = [
    field('a', { showOnCalendar: true }),
    field('b', { showOnCalendar: true, repeatYearly: true, calendarID: 4 }),
    field('c', { showOnCalendar: false }),
    field('d'),
    field('e', { showOnCalendar: true }, 'text'),
    field('f', { showOnCalendar: true }),
  ]
  const values = { a: '2026-05-11', b: '1990-06-12', c: '2026-05-11', d: '2026-05-11', e: '2026-05-11', f: 20_260_511 }
  const entry = { itemRepeat: null, itemCalendarID: null }
  expect(fieldEntries(fields as never, values, 'Ann Lee', (id) => `customer/7/${id}`)).toEqual([
    {
      ...entry,
      itemRefKey: 'customer/7/a',
      itemTitle: 'Ann Lee: A',
      itemDateStart: '2026-05-11',
      itemDateEnd: '2026-05-11',
    },
    {
      itemRefKey: 'customer/7/b',
      itemTitle: 'Ann Lee: B',
      itemDateStart: '1990-06-12',
      itemDateEnd: '1990-06-12',
      itemCalendarID: 4,
      itemRepeat: 'year',
    },
  ])
})

test.each([
  [{ opens: null, closes: null }, 'Closed: Inventory (Lake St)'],
  [{ opens: '10:00', closes: '14:00' }, 'Open 10:00 AM – 2:00 PM: Inventory (Lake St)'],
  [{ opens: '10:00', closes: null }, 'Closed: Inventory (Lake St)'],
  [{ opens: null, closes: '14:00' }, 'Closed: Inventory (Lake St)'],
  [{ opens: null, closes: null, note: '  ' }, 'Closed (Lake St)'],
  [{ opens: null, closes: null, note: ' Snow ' }, 'Closed: Snow (Lake St)'],
])('a closure with %j is titled %s', (change, title) => {
  const closure = { closureID: 3, day: today, note: 'Inventory', yearly: true, ...change }
  expect(closureEntry(closure, 'Lake St')).toEqual({
    itemRefKey: 'closure/3',
    itemTitle: title,
    itemCalendarID: null,
    itemDateStart: today,
    itemDateEnd: today,
    itemRepeat: 'year',
  })
  expect(closureEntry({ ...closure, yearly: false }, null)).toMatchObject({
    itemTitle: title.replace('Lake St', 'all stores'),
    itemRepeat: null,
  })
})

test('the keys of tickets’ days, plans and closures are told apart', () => {
  const on = { storeID: 5, day: today, tickets: 2 }
  expect(ticketsEntry(on, 'L').itemRefKey).toBe('tickets/5/2026-11-18')
  expect(ticketsEntry({ ...on, ends: 'grace' }, 'L').itemRefKey).toBe('tickets/5/grace-2026-11-18')
  expect(['closure/x', 'plan/x/2', 'tickets/5', 'mailer/0', 'loan/x'].map(parseEntryRefKey)).toEqual(
    Array.from({ length: 5 }),
  )
})
