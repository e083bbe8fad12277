import { describe, expect, test } from 'vitest'
import { normalizeEmail } from '#domain/customer/email.ts'
import { customerSearchTerms, foldCustomer, foldName, phoneDigits } from '#domain/customer/search-text.ts'

const { custSearch } = foldCustomer({
  custPhone: '+12135550147',
  custFirstName: 'José María',
  custLastName: "O'Brien Muñoz",
  custEmail: 'Jose.Munoz@Example.com',
  custDL: 'D123-4567',
})

test('nothing unknown about a customer finds them', () => {
  const bare = { custPhone: '+12135550147', custFirstName: '', custLastName: 'Kim' }
  for (const unknown of [null, undefined, ''])
    expect(foldCustomer({ ...bare, custEmail: unknown, custDL: unknown }).custSearch).toBe('kim 12135550147')
  expect(foldCustomer({ ...bare, otherPhones: ['+15205550142'] }).custSearch).toBe('kim 12135550147 15205550142')
})

test('a comma on its own is no word of a filter', () =>
  expect(customerSearchTerms('Lee , Ann,')).toEqual(['lee', 'ann']))

const found = (filter: string): boolean => customerSearchTerms(filter).every((term) => custSearch.includes(term))

describe('a customer is found by', () => {
  test.each([
    'Muñoz, José',
    'jose munoz',
    'MUÑOZ',
    'maria',
    "O'Brien",
    'O’Brien',
    'OBrien',
    '(213) 555-0147',
    '5550147',
    '+1 213 555 0147',
    '2135550147',
    '0147',
    'jose.munoz@example.com',
    '@example',
    'd123-4567',
    'D1234567',
    'jose 0147',
    ' ',
    '',
  ])('"%s"', (filter) => expect(found(filter)).toBe(true))

  test.each(['Munez', '555 0148', 'x@example', 'jose 0148'])('not by "%s"', (filter) =>
    expect(found(filter)).toBe(false),
  )
})

test('names are folded for sorting, and stay short', () => {
  expect(foldName(' Ñandú ')).toBe('nandu')
  expect(foldName('ß'.repeat(100))).toHaveLength(100)
})

test.each([
  ['(213) 555-0147', '2135550147'],
  ['020 7946 0958', '2079460958'],
  ['0', '0'],
  ['', ''],
])('the digits of "%s" are %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

test.each([
  [' Dana@Example.COM ', 'dana@example.com'],
  ['', ''],
  ['  ', ''],
  ['o.brien+shop@mail.example.co.uk', 'o.brien+shop@mail.example.co.uk'],
  ['josé@correo.example', 'josé@correo.example'],
  ['dana', undefined],
  ['dana@', undefined],
  ['@example.com', undefined],
  ['dana@example', undefined],
  ['dana@example..com', undefined],
  ['dana@exa mple.com', undefined],
  ['a@b.c, d@e.f', undefined],
  ['Dana <dana@example.com>', undefined],
  ['a@b@c.d', undefined],
])('"%s" is stored as %s', (typed, kept) => expect(normalizeEmail(typed)).toBe(kept))

test.each([
  ['(213) 555', ['213555']],
  ['213/555', ['213555']],
  ['213.555', ['213555']],
  ['+1 213', ['1213']],
  ['213-', ['213']],
  ['/213', ['213']],
  ['ortega (213) mari', ['ortega', '213', 'mari']],
  ['02079460958', ['2079460958']],
  ['0012345678901', ['12345678901']],
  ['012345678', ['012345678']],
  [',,Lee', ['lee']],
])('"%s" is searched as %j', (filter, terms) => expect(customerSearchTerms(filter)).toEqual(terms))
