import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFromEpoch, asLocalDay } from '#domain/time/day.ts'
import {
  type EntryDate,
  type EntryDraft,
  entryCan,
  entryFaults,
  hasCustomFieldsTab,
  isEntryDate,
  isRanged,
  MANAGED_ENTRY,
  newEntry,
  withEnd,
  withRanged,
  withStart,
} from '#domain/calendar/entry.ts'
import { FAILURES } from '#contract/failure.ts'
import { closureEntry, entryRefKey, fieldEntries, parseEntryRefKey, ticketsEntry } from '#domain/calendar/managed.ts'
import type { Repeat } from '#domain/calendar/occurrences.ts'
import { jsonTable } from '../table.ts'

const today = asLocalDay('2024-04-08')
const at = (text: string) => text as EntryDate

describe('the dates of an entry in the editor', () => {
  test('a new one is today, not ranged', () => {
    expect(newEntry(today)).toMatchObject({
      itemTitle: 'New Entry',
      itemDateStart: today,
      itemDateEnd: today,
      ranged: false,
      itemRepeat: null,
    })
  })

  interface Case {
    name: string
    changes: ['start' | 'end' | 'ranged', string | boolean][]
    start: string
    end: string
    ranged: boolean
  }

  test.each(jsonTable<Case[]>('calendar/entries.json'))('$name', ({ changes, start, end, ranged }) => {
    const apply = (entry: EntryDraft, [what, value]: Case['changes'][number]): EntryDraft =>
      what === 'ranged'
        ? withRanged(entry, value === true)
        : (what === 'start' ? withStart : withEnd)(entry, at(String(value)))
    expect(changes.reduce(apply, newEntry(today))).toMatchObject({ itemDateStart: start, itemDateEnd: end, ranged })
  })

  test('a date may be emptied, and the other stays, unless there is no range', () => {
    const ranged: EntryDraft = { ...newEntry(today), ranged: true, itemDateEnd: at('2024-04-20') }
    const dates = ({ itemDateStart, itemDateEnd }: EntryDraft) => [itemDateStart, itemDateEnd]
    expect(dates(withEnd(ranged, null))).toEqual([today, null])
    expect(dates(withEnd({ ...ranged, itemDateStart: null }, today))).toEqual([null, today])
    expect(dates(withStart(ranged, null))).toEqual([null, null])
    expect(dates(withStart({ ...ranged, itemDateEnd: null }, today))).toEqual([today, today])
    expect(dates(withEnd(newEntry(today), null))).toEqual([today, today])
    expect(dates(withStart(newEntry(today), null))).toEqual([null, null])
  })

  test('the end is never before the start, after any change', () => {
    const day = fc.integer({ min: 19_000, max: 20_000 }).map(dayFromEpoch)
    const step = fc.oneof(
      day.map((date) => (entry: EntryDraft) => withStart(entry, date)),
      day.map((date) => (entry: EntryDraft) => withEnd(entry, date)),
      fc.boolean().map((ranged) => (entry: EntryDraft) => withRanged(entry, ranged)),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { itemDateStart, itemDateEnd, ranged } = steps.reduce((entry, change) => change(entry), newEntry(today))
        expect((itemDateEnd ?? '') >= (itemDateStart ?? '')).toBe(true)
        if (!ranged) expect(itemDateEnd).toBe(itemDateStart)
      }),
    )
  })

  test.each(['2024-04-08', '2024-04-08T09:30'])('%s is a valid entry date', (text) =>
    expect(isEntryDate(text)).toBe(true),
  )
  test.each(['2024-04-31', '2024-04-08T24:00', '2024-04-08 09:30', '2024-04-08T09:30:00', ''])(
    '"%s" is not a valid entry date',
    (text) => expect(isEntryDate(text)).toBe(false),
  )
  test('a saved entry is ranged when its end differs', () => {
    expect([isRanged(today, today), isRanged(today, at('2024-04-09'))]).toEqual([false, true])
  })
})

describe('saving', () => {
  const complete: EntryDraft = { ...newEntry(today), itemCalendarID: 1 }
  test('requires a calendar, a title and both dates', () => {
    expect(entryCan.save(complete)).toEqual({ ok: true })
    expect(entryCan.save({ ...complete, itemCalendarID: null }).ok).toBe(false)
    expect(entryCan.save({ ...complete, itemTitle: ' \t' }).ok).toBe(false)
    expect(entryCan.save({ ...complete, itemDateStart: null }).ok).toBe(false)
    expect(entryCan.save({ ...complete, itemDateEnd: null }).ok).toBe(false)
    expect(entryCan.save({ ...complete, itemDateEnd: at('2024-04-07') }).ok).toBe(false)
  })

  test.each<[string, string, Repeat, string | undefined]>([
    ['2024-04-08', '2024-04-08T10:00', null, 'itemDateEnd'],
    ['2024-04-08T09:00', '2024-04-09', null, 'itemDateEnd'],
    ['2024-04-08T09:00', '2024-04-08T08:59', null, 'itemDateEnd'],
    ['2024-04-08T09:00', '2024-04-08T09:00', null, undefined],
    ['2023-01-01', '2023-12-31', 'year', undefined],
    ['2024-01-01', '2024-12-31', 'year', 'itemRepeat'],
    ['2023-01-01T09:00', '2024-01-01T08:00', 'year', 'itemRepeat'],
    ['2023-01-01', '2025-12-31', null, undefined],
    ['2023-02-29', '2023-03-01', null, 'itemDateStart'],
    ['2023-02-01', '2023-03-01T24:00', null, 'itemDateEnd'],
  ])('from %s to %s, repeating %s: wrong is %s', (start, end, itemRepeat, wrong) => {
    const entry = { ...complete, itemDateStart: at(start), itemDateEnd: at(end), itemRepeat }
    expect(Object.keys(entryFaults(entry))).toEqual(wrong === undefined ? [] : [wrong])
    expect(entryCan.save(entry).ok).toBe(wrong === undefined)
  })

  test('a title has at most 200 characters', () => {
    expect(entryFaults({ ...complete, itemTitle: ` ${'x'.repeat(200)} ` })).toEqual({})
    expect(entryFaults({ ...complete, itemTitle: 'x'.repeat(201) })).toHaveProperty('itemTitle')
  })

  test('the API refuses an entry of another module with the same sentence', () => {
    expect(FAILURES.managed_entry.message).toBe(MANAGED_ENTRY)
  })

  test('an entry of another module is read-only', () => {
    expect(entryCan.save({ ...complete, itemRefKey: 'mailer/3' })).toEqual({ ok: false, reason: MANAGED_ENTRY })
    expect(entryCan.change({ itemRefKey: 'mailer/3' }).ok).toBe(false)
  })

  test('the custom fields tab waits for the category to be saved', () => {
    expect([hasCustomFieldsTab({ catID: null }), hasCustomFieldsTab({ catID: 1 })]).toEqual([false, true])
  })
})

describe('entries of other modules', () => {
  const fields = [
    {
      id: 'bday',
      type: 'date',
      title: 'Birthday',
      config: { showOnCalendar: true, repeatYearly: true, calendarID: 4 },
    },
    { id: 'hid', type: 'date', title: 'Hidden', config: { showOnCalendar: false } },
    { id: 'txt', type: 'text', title: 'Text', config: { showOnCalendar: true } },
    { id: 'once', type: 'date', title: 'Visit', config: { showOnCalendar: true } },
  ]

  test('include date fields on the calendar that have a date', () => {
    const values = { bday: '1980-02-29', hid: '2024-01-01', txt: '2024-01-01', once: 'soon' }
    expect(
      fieldEntries(fields, values, 'Ann Smith', (fieldID) => entryRefKey({ kind: 'customer', custID: 7, fieldID })),
    ).toEqual([
      {
        itemRefKey: 'customer/7/bday',
        itemTitle: 'Ann Smith: Birthday',
        itemCalendarID: 4,
        itemDateStart: '1980-02-29',
        itemDateEnd: '1980-02-29',
        itemRepeat: 'year',
      },
    ])
  })

  test.each([
    [{ opens: null, closes: null, note: 'Inventory' }, 'Lake St', 'Closed: Inventory (Lake St)'],
    [{ opens: null, closes: null, note: ' ' }, null, 'Closed (all stores)'],
    [{ opens: '09:00:00', closes: '13:30:00', note: '' }, 'Lake St', 'Open 9:00 AM – 1:30 PM (Lake St)'],
  ])('a day that differs from the week: %j of %s is %s', (hours, store, itemTitle) => {
    const closure = { closureID: 3, day: '2026-12-24', yearly: true, ...hours }
    expect(closureEntry(closure, store)).toEqual({
      itemRefKey: 'closure/3',
      itemTitle,
      itemCalendarID: null,
      itemDateStart: '2026-12-24',
      itemDateEnd: '2026-12-24',
      itemRepeat: 'year',
    })
  })

  test.each([
    [1, '1 ticket due (Lake St)'],
    [1400, '1,400 tickets due (Lake St)'],
  ])('%i tickets due on a day are one entry: %s', (tickets, itemTitle) => {
    const day = asLocalDay('2026-11-30')
    expect(ticketsEntry({ storeID: 2, day, tickets }, 'Lake St')).toMatchObject({
      itemRefKey: 'tickets/2/2026-11-30',
      itemTitle,
      itemDateStart: day,
      itemDateEnd: day,
    })
  })

  test.each([
    { kind: 'customer', custID: 7, fieldID: 'bday' },
    { kind: 'payment', paymentKey: 'abc_-9', fieldID: 'f1' },
    { kind: 'payment', paymentKey: 'abc' },
    { kind: 'mailer', jobID: 3 },
    { kind: 'closure', closureID: 12 },
    { kind: 'loan', loanID: 7 },
    { kind: 'tickets', storeID: 2, day: asLocalDay('2026-11-30') },
    { kind: 'loan', loanID: 7, ends: 'grace' },
  ] as const)('a reference key is parsed: %j', (owner) => expect(parseEntryRefKey(entryRefKey(owner))).toEqual(owner))

  test.each([
    '',
    'customer/7',
    'customer/x/f',
    'customer/7/f/g',
    'mailer/0',
    'closure/1/2',
    'loan/7/maturity',
    'store/1',
    'tickets/2',
    'tickets/2/2026-02-30',
    'tickets/all/2026-11-30',
    'payment/',
    'customer/7/',
  ])('"%s" is not a reference key', (key) => expect(parseEntryRefKey(key)).toBeUndefined())
})
