import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { searchBy } from '#contract/list.ts'
import { calls } from '#contract/modules.generated.ts'
import {
  Balance,
  ClientKey,
  Color,
  Dollars,
  ID,
  Instant,
  LocalDateTime,
  LocalDay,
  PaymentKey,
  requiredText,
  text,
} from '#contract/value.ts'
import { FIRST_DAY, LAST_DAY } from '#domain/time/day.ts'

const decoded = (schema: Schema.Codec<unknown, unknown>, input: unknown): unknown =>
  Schema.decodeUnknownSync(schema)(input)

const KEY = 'aB3-_xY9aB3-_xY9aB3-_x'

describe('what is read', () => {
  test.each<[string, Schema.Codec<unknown, unknown>, unknown, unknown]>([
    ['a text', text(5), 'e\u0301t\u00e9', '\u00e9t\u00e9'],
    ['a text of nothing visible', text(5), ' \u200b\u200b ', ''],
    ['a text of just so many characters', text(5), 'abcde', 'abcde'],
    ['an ID', ID, 7, 7],
    ['an ID as text', ID, '7', 7],
    ['no ID: zero', ID, 0, 0],
    ['no ID: less than zero', ID, -7, 0],
    ['no ID: a fraction', ID, 7.5, 0],
    ['no ID: other text', ID, '7-ortega', 0],
    ['no ID: too long', ID, '1234567890123456', 0],
    ['a payment key', PaymentKey, KEY, KEY],
    ['no payment key', PaymentKey, `${KEY}x`, ''],
    ['dollars', Dollars, 12.34, 1234],
    ['dollars of a hundredth', Dollars, 0.07, 7],
    ['a balance below zero', Balance, -12.34, -1234],
    ['an instant', Instant, '2026-11-21T17:45:00.000Z', Date.UTC(2026, 10, 21, 17, 45)],
    ['a day', LocalDay, '2026-11-21', '2026-11-21'],
    ['a day and a time', LocalDateTime, '2026-11-21T17:45', '2026-11-21T17:45'],
    ['a color', Color, '#1B6b3a', '#1B6b3a'],
    ['a client’s key', ClientKey, `${'a'.repeat(62)}!~`, `${'a'.repeat(62)}!~`],
  ])('%s', (_, schema, input, value) => expect(decoded(schema, input)).toEqual(value))

  test('and written again', () => {
    expect(Schema.encodeSync(Dollars)(1234 as never)).toBe(12.34)
    expect(Schema.encodeSync(Balance)(-1234 as never)).toBe(-12.34)
    expect(Schema.encodeSync(Instant)(Date.UTC(2026, 10, 21, 17, 45))).toBe('2026-11-21T17:45:00.000Z')
    expect(Schema.encodeSync(ID)(7)).toBe(7)
  })
})

describe('what is refused, and how', () => {
  test.each<[string, Schema.Codec<unknown, unknown>, unknown, string]>([
    ['a long text', text(5), 'abcdef', 'At most 5 characters'],
    ['a text that PostgreSQL can’t store', text(5), 'a\u0000b', 'Contains invalid characters'],
    ['no text', requiredText(5), ' \u200b ', 'Cannot be blank'],
    ['a day in another order', LocalDay, '11/21/2026', 'A day like 2026-11-21'],
    ['a day with a time', LocalDay, '2026-11-21T17:45', 'A day like 2026-11-21'],
    ['a time alone', LocalDateTime, '17:45', 'A date and time like 2026-11-21T17:45'],
    ['a time with seconds', LocalDateTime, '2026-11-21T17:45:00', 'A date and time like 2026-11-21T17:45'],
    ['a color’s name', Color, 'green', 'A color like #1b6b3a'],
    ['a short color', Color, '#1b6', 'A color like #1b6b3a'],
    ['an empty client’s key', ClientKey, '', '1 to 64 printable ASCII characters, without spaces'],
    ['a long client’s key', ClientKey, 'a'.repeat(65), '1 to 64 printable ASCII characters, without spaces'],
    ['a client’s key with a space', ClientKey, 'a b', '1 to 64 printable ASCII characters, without spaces'],
  ])('%s', (_, schema, input, message) => expect(() => decoded(schema, input)).toThrow(message))

  test.each<[CallName, object, string]>([
    ['settings/company/save', { company: { companyLanguages: ['es'] } }, 'English can’t be left out'],
    ['settings/company/save', { company: { companySessionDays: 0 } }, 'From 1 to 90 days'],
    ['settings/company/save', { company: { companySessionDays: 91 } }, 'From 1 to 90 days'],
    ['settings/stores/closures/save', { closure: { opens: '24:00' } }, 'A time like 17:45'],
    ['settings/stores/closures/save', { closure: { opens: '9:00' } }, 'A time like 17:45'],
    ['settings/notices/save', { settings: { storeID: 1, ladderTime: '25:00' } }, 'A time like 10:00'],
  ])('%s of %j', (name, input, message) =>
    expect(() => decoded(calls[name].input as unknown as Schema.Codec<unknown, unknown>, input)).toThrow(message),
  )

  test.each([
    { companyLanguages: ['en', 'es'], companySessionDays: 90 },
    { companyLanguages: ['en'], companySessionDays: 1 },
  ])('a company may be saved with %j', (company) =>
    expect(
      decoded(calls['settings/company/save'].input as unknown as Schema.Codec<unknown, unknown>, { company }),
    ).toEqual({
      company,
    }),
  )
})

describe('a list’s search', () => {
  const search = searchBy('filter', 'store', 'status', 'label', 'assigned', 'unread', 'dateStart')

  test.each<[object, object]>([
    [
      { filter: 'all', store: '5', status: 'all', label: '3' },
      { filter: 'all', store: 5, status: 'all', label: 3 },
    ],
    [{ store: 'all', assigned: 'any', unread: '', label: '' }, {}],
    [{ status: 'any', store: '' }, {}],
    [{ assigned: 'me', dateStart: '' }, { assigned: 'me' }],
    [{ unread: false }, { unread: false }],
    // Every list accepts a filter that filters nothing.
    [{ flag: 'any', custID: null, dateEnd: LAST_DAY, user: '' }, {}],
    [
      { page: 2, perPage: 100, sortDir: 'asc' },
      { page: 2, perPage: 100, sortDir: 'asc' },
    ],
  ])('%j is read as %j', (input, read) => {
    const asked = decoded(search, input) as Record<string, unknown>
    const known = Object.entries(asked).filter(
      ([name, value]) => value !== undefined && !['flag', 'custID', 'dateEnd', 'user'].includes(name),
    )
    expect(Object.fromEntries(known)).toEqual(read)
  })

  test.each<[object, string]>([
    [{ flag: 'red' }, 'This list can’t be filtered by flag'],
    [{ custID: 5 }, 'This list can’t be filtered by customer'],
    [{ dateEnd: '2026-11-21' }, 'This list can’t be filtered by date'],
    [{ dateEnd: FIRST_DAY }, 'This list can’t be filtered by date'],
    [{ colour: 'red' }, 'There is no such filter'],
    [{ dateStart: 'today' }, 'A day like 2026-11-21'],
  ])('%j is refused: %s', (input, message) => expect(() => decoded(search, input)).toThrow(message))

  test.each([{ perPage: 0 }, { perPage: 101 }, { page: 0 }, { page: 100_001 }, { sortDir: 'up' }])(
    'no page is %j',
    (input) => expect(() => decoded(search, input)).toThrow(),
  )
})
