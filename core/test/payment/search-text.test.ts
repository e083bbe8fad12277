import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { paymentSearchTerms, paymentSearchText } from '#domain/payment/search-text.ts'

const text = paymentSearchText({
  amountCents: cents(123450),
  paymentMemo: 'Interés de noviembre',
  paymentReference: 'box B-14',
  paymentTicketList: '10233, A-10234',
  cardLastFour: '5556',
  custFirstName: 'José',
  custLastName: "O'Brien Muñoz",
  custPhone: '+12135550147',
})

const found = (filter: string): boolean => paymentSearchTerms(filter).every((term) => text.includes(term))

describe('a request is found by', () => {
  test.each([
    '10233',
    'a-10234',
    '10233, A-10234',
    'noviembre',
    'INTERES',
    'interés',
    'b-14',
    '5556',
    'munoz',
    'Muñoz, José',
    'obrien',
    "o'brien",
    'O’Brien',
    '1234.50',
    '$1,234.50',
    '(213) 555-0147',
    '+1 213 555 0147',
    '2135550147',
    '12135550147',
    '5550147',
    'jose 1234.50',
    '',
  ])('"%s"', (filter) => expect(found(filter)).toBe(true))

  test.each(['10235', 'diciembre', '9999', '1234.51', '(213) 555-0148', 'jose 99'])('not by "%s"', (filter) =>
    expect(found(filter)).toBe(false),
  )
})

test.each([
  ['+1 (213) 555-0147', ['12135550147']],
  ['+1.213.555.0147', ['12135550147']],
  ['1-213-555-0147', ['12135550147']],
  ['1.213.555.0147', ['12135550147']],
  ['1 213 555 0147', ['12135550147']],
  ['(213)555-0147', ['2135550147']],
  ['213.555.0147', ['2135550147']],
  ['213 - 555 - 0147', ['2135550147']],
  ['213-555-01477', ['213-555-01477']],
  ['+1234567', ['+1234567']],
  ['+12345678', ['12345678']],
  ['+12345678901234567890', ['12345678901234567890']],
  ['+123456789012345678901', ['+123456789012345678901']],
  ['O`Brien', ['obrien']],
  [',,10233,,', ['10233']],
  ['  213-555-0147 ', ['2135550147']],
  ["jerome ' , 10233", ['jerome', '10233']],
  ['', []],
])('"%s" is searched as %j', (filter, terms) => expect(paymentSearchTerms(filter)).toEqual(terms))
