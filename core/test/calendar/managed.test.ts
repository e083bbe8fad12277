import { describe, expect, test } from 'vitest'
import { IMPORT_PROBLEMS, IMPORT_REFUSALS, importWindow } from '#domain/calendar/import.ts'
import {
  expiryEntry,
  loanEntry,
  mailerEntry,
  parseEntryRefKey,
  planEntry,
  ticketsEntry,
} from '#domain/calendar/managed.ts'
import { isSnowSeason } from '#domain/calendar/snow-season.ts'
import type { EntryDate } from '#domain/calendar/entry.ts'
import { addDays, asLocalDay, daysBetween } from '#domain/time/day.ts'

const day = asLocalDay('2026-05-11')
const evening = '2026-05-11T17:45' as EntryDate

describe('entries that other modules put on the calendar', () => {
  test.each([
    [
      'a request that ends',
      expiryEntry('AB12', evening, '$45.50', 'Ann Lee'),
      'Ann Lee: $45.50 request expires',
      evening,
    ],
    ['a loan that matures', loanEntry({ loanID: 4 }, day, '$120.00', 'Ann Lee'), 'Ann Lee: $120.00 loan matures', day],
    [
      'the end of its grace',
      loanEntry({ loanID: 4, ends: 'grace' }, day, '$120.00', 'Ann Lee'),
      'Ann Lee: $120.00 loan ends its grace period',
      day,
    ],
    ['a loan of nobody yet', loanEntry({ loanID: 4 }, day, '$120.00', ''), '$120.00 loan matures', day],
    ['a plan’s turn', planEntry({ planID: 6, turn: 2 }, day, '$50.00', 'Ann Lee'), 'Ann Lee: $50.00 plan payment', day],
    ['a mailer', mailerEntry({ jobID: 3, jobTitle: 'Sale' }, evening), 'Mailer: Sale', evening],
    [
      'tickets that are due',
      ticketsEntry({ storeID: 5, day, tickets: 1_400 }, 'Lake St'),
      '1,400 tickets due (Lake St)',
      day,
    ],
    [
      'one ticket whose grace ends',
      ticketsEntry({ storeID: 5, day, tickets: 1, ends: 'grace' }, 'Lake St'),
      'Grace period ends: 1 ticket (Lake St)',
      day,
    ],
  ])('%s', (_, entry, itemTitle, on) => {
    expect(entry).toEqual({
      itemRefKey: expect.any(String) as string,
      itemTitle,
      itemCalendarID: null,
      itemDateStart: on,
      itemDateEnd: on,
      itemRepeat: null,
    })
    // Opening one leads to the record it came from.
    expect(parseEntryRefKey(entry.itemRefKey)).toBeDefined()
  })

  test.each([
    [expiryEntry('AB12', evening, '$1.00', 'Ann'), { kind: 'payment', paymentKey: 'AB12' }],
    [loanEntry({ loanID: 4 }, day, '$1.00', 'Ann'), { kind: 'loan', loanID: 4 }],
    [loanEntry({ loanID: 4, ends: 'grace' }, day, '$1.00', 'Ann'), { kind: 'loan', loanID: 4, ends: 'grace' }],
    [planEntry({ planID: 6, turn: 2 }, day, '$1.00', 'Ann'), { kind: 'plan', planID: 6, turn: 2 }],
    [mailerEntry({ jobID: 3, jobTitle: 'Sale' }, evening), { kind: 'mailer', jobID: 3 }],
    [
      ticketsEntry({ storeID: 5, day, tickets: 1, ends: 'grace' }, 'L'),
      { kind: 'tickets', storeID: 5, day, ends: 'grace' },
    ],
    [ticketsEntry({ storeID: 5, day, tickets: 1 }, 'L'), { kind: 'tickets', storeID: 5, day }],
  ])('$itemRefKey belongs to %j', ({ itemRefKey }, owner) => expect(parseEntryRefKey(itemRefKey)).toEqual(owner))

  test.each([
    '',
    'loan',
    'loan/',
    'loan/0',
    'loan/04',
    'loan/4/',
    'loan/4/maturity',
    'loan/4/grace/more',
    'loan/1234567890123456',
    'plan/6',
    'plan/6/0',
    'tickets/5',
    'tickets/5/2026-02-30',
    'tickets/5/grace-',
    'tickets/x/2026-05-11',
    'mailer/3/x',
    'mailer/x',
    'closure/3/x',
    'customer/7',
    'customer/x/bday',
    'payment',
    'payment/AB12/x/y',
    'weather/3',
  ])('"%s" belongs to nothing', (key) => expect(parseEntryRefKey(key)).toBeUndefined())

  test('a date field of a payment belongs to it', () =>
    expect(parseEntryRefKey('payment/AB12/pickup')).toEqual({ kind: 'payment', paymentKey: 'AB12', fieldID: 'pickup' }))
})

describe('a calendar file', () => {
  test('that repeats is entered from a month back to a year ahead', () => {
    const { from, to } = importWindow(day)
    expect([daysBetween(from, day), daysBetween(day, to)]).toEqual([31, 366])
  })

  test('every reason for leaving something out is a sentence', () => {
    for (const sentence of [...Object.values(IMPORT_PROBLEMS), ...Object.values(IMPORT_REFUSALS)])
      expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})

test('it snows from December 1 until the tree comes down on January 6', () => {
  const year = Array.from({ length: 365 }, (_, place) => addDays(asLocalDay('2026-01-01'), place))
  const snowy = year.filter(isSnowSeason)
  expect(snowy.length).toBe(31 + 6)
  expect([snowy[0], snowy[5], snowy[6], snowy.at(-1)]).toEqual(['2026-01-01', '2026-01-06', '2026-12-01', '2026-12-31'])
})
