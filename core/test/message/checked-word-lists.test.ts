import { describe, expect, test } from 'vitest'
import { checkedWords } from '#domain/message/checked-words.ts'
import { jsonTable } from '../table.ts'
import { knownOf, today } from './known.ts'

// Ticket 10233: $45.00, due Friday, December 4.
const lists = jsonTable<
  Record<
    'dayClaims' | 'dateClaims' | 'dayOffers' | 'nearClaims' | 'amountClaims' | 'priceOffers' | 'owed',
    readonly string[]
  >
>('message/checked-word-lists.json')
const marked = (text: string) => checkedWords(text, knownOf('one'), today).map(({ words }) => words)
/** Due on December 4; with grace until December 14, where the text speaks of a last day; lent on August 4. */
const day = (written: string) => [expect.stringContaining(`; you wrote ${written}.`)]
const amount = (written: string) => [`10233 is $45.00; you wrote ${written}.`]

test('a day or an amount alone, or beside other words, stands for nothing known', () => {
  const texts = ['It was Saturday', 'It was the 5th', 'link tomorrow', 'enlace mañana', 'banana $48', 'link Friday']
  expect(texts.flatMap(marked)).toEqual([])
  expect([marked('due Saturday'), marked('banana $54')]).toEqual([day('Saturday'), amount('$54')])
})

describe('each word', () => {
  test.each(lists.dayClaims)('that makes a day one of the customer’s: %s', (text) =>
    expect(marked(text)).toEqual(day('Saturday')),
  )
  test.each(lists.dateClaims)('that makes a date one of the customer’s: %s', (text) =>
    expect(marked(text)).toEqual(day('5th')),
  )
  test.each(lists.nearClaims)('that makes a near day one of the customer’s: %s', (text) =>
    expect(marked(text)).toEqual(day('tomorrow')),
  )
  test.each(lists.dayOffers)('of hours, appointments and extensions: %s', (text) => expect(marked(text)).toEqual([]))
  test.each(lists.amountClaims)('that makes an amount one of the customer’s: %s', (text) =>
    expect(marked(text)).toEqual(amount('$48')),
  )
  test.each(lists.priceOffers)('of a price, an offer or a part: %s', (text) => expect(marked(text)).toEqual([]))
  test.each(lists.owed)('of what is owed, beside goods: %s', (text) => expect(marked(text)).toEqual(amount('$54')))
})
