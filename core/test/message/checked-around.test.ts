import { describe, expect, test } from 'vitest'
import { checkedWords } from '#domain/message/checked-words.ts'
import { figuresTogether, type KnownTicket } from '#domain/message/known-figures.ts'
import { cents } from '#domain/money/cents.ts'
import { knownOf, today } from './known.ts'

// Of 2026-11-30. “one” has ticket 10233, due on December 4. “two” has 20417 ($236.00, due on December 10) and 20533
// ($88.50, December 12). “overdue” has 30871, due on November 20. “many” has 50101 (December 3), 50102 (January 1), 50103
// (December 5) and 50107 (December 9).
const marked = (customer: string, text: string) =>
  checkedWords(text, knownOf(customer), today).map(({ words }) => words)

describe('a day is held against the day that the words are about', () => {
  test.each([
    ['overdue', 'You have until November 20 on 30871.', ['Grace on 30871 ends Monday, Nov 30; you wrote November 20.']],
    ['overdue', '30871 was due November 20.', []],
    ['one', 'Grace on it ends Friday, December 15.', ['There’s no Friday, December 15. Grace on 10233 ends Monday, Dec 14.']],
    ['two', 'It’s due December 13.', ['20533 is due Saturday, Dec 12; you wrote December 13.']],
    ['two', 'It’s due December 9.', ['20417 is due Thursday, Dec 10; you wrote December 9.']],
    ['two', '20533 is ready to renew. Remember that the due date is December 10.', ['20533 is due Saturday, Dec 12; you wrote December 10.']],
    ['two', '20533 is ready to renew. Remember that the due date is December 12.', []],
    ['many', '50101 and 50103 are due December 9.', ['50103 is due Saturday, Dec 5; you wrote December 9.']],
    ['many', '50101 and 50103 are due December 3 and December 5.', []],
    ['many', '50101 and ticket 59999 are due December 9.', ['This customer has no ticket 59999.']],
    ['many', '50102 with interest January 2', ['50102 is due Friday, Jan 1, 2027; you wrote January 2.']],
    ['many', '50102 with interest the 2nd', []],
  ])('%s: “%s”', (customer, text, marks) => expect(marked(customer, text)).toEqual(marks)) // prettier-ignore

  test.each([
    ['$45 comes to mind on December 5.', ['10233 is due Friday, Dec 4; you wrote December 5.']],
    ['$60 comes to mind on December 5.', []],
    ['That was $45. I fly out on December 5.', []],
    ['I fly out on December 5. That was $45.', []],
    ['I fly out December 5. Rent is due too.', []],
    ['Rent is due too. I fly out December 5.', []],
  ])('only what stands in the same sentence says whose day it is: “%s”', (text, marks) =>
    expect(marked('one', text)).toEqual(marks),
  )
})

describe('an amount that may be lent', () => {
  test.each([
    ['We can lend you $54.', []],
    ['We can lend you $54, and 10233 is due December 4.', ['10233 is $45.00; you wrote $54.']],
    ['December 4 is when we lend you $54.', ['10233 is $45.00; you wrote $54.']],
    ['We can lend you $54. 10233 is due December 4.', []],
    ['Le podemos prestar $54.', []],
    ['Le podemos prestar $54, y 10233 vence el 4 de diciembre.', ['10233 is $45.00; you wrote $54.']],
  ])('is the ticket’s only beside its day: “%s”', (text, marks) => expect(marked('one', text)).toEqual(marks))
})

test('“the other one” is a ticket’s only if one is left', () => {
  expect(marked('two', '20417 is ready, the other one is due, $85')).toEqual([
    'The loan on 20533 is $75.00; you wrote $85.',
  ])
  expect(marked('two', '20417 and 20533 are ready, the other one is due, $85')).toEqual([])
})

test('a number is called a ticket’s by the words before it, however long the text after it', () => {
  const rest = 'is ready for you to pick up whenever you like this week'
  expect(marked('one', `Ticket 59999 ${rest}`)).toEqual(['This customer has no ticket 59999.'])
  expect(marked('one', `New ticket 59999 ${rest}`)).toEqual([])
  expect(marked('one', `Order 59999 ${rest}`)).toEqual([])
})

const bare = (ticketNumber: string, principal: number | null, due: number | null): KnownTicket => ({
  ticketNumber,
  ticketLoanDate: null,
  ticketDueDate: null,
  ticketGraceDate: null,
  principalCents: principal === null ? null : cents(principal),
  amountDueCents: due === null ? null : cents(due),
})

test('an amount is held against tickets without a day, and a day against tickets without an amount', () => {
  const of = (ticket: KnownTicket, text: string) =>
    checkedWords(text, { tickets: [ticket], requests: [], quotes: [] }, today).map(({ words }) => words)
  expect(of(bare('10233', null, 45_00), '10233 is $54')).toEqual(['10233 is $45.00; you wrote $54.'])
  const dated = { ...bare('10233', null, null), ticketDueDate: knownOf('one').tickets[0]!.ticketDueDate }
  expect(of(dated, '10233 is due Saturday')).toEqual(['10233 is due Friday, Dec 4; you wrote Saturday.'])
})

test.each<[what: string, tickets: KnownTicket[], figures: [string, number][]]>([
  ['no ticket', [], []],
  ['one ticket', [bare('1', 40_00, 45_00)], []],
  [
    'two tickets',
    [bare('1', 40_00, 45_00), bare('2', 100_00, 112_00)],
    [
      ['All tickets are', 157_00],
      ['All loans are', 140_00],
      ['All charges are', 17_00],
    ],
  ],
  ['an amount due that isn’t known', [bare('1', 40_00, null), bare('2', 100_00, 112_00)], [['All loans are', 140_00]]],
  ['a last one that isn’t known', [bare('2', 100_00, 112_00), bare('1', 40_00, null)], [['All loans are', 140_00]]],
  ['a loan that isn’t known', [bare('1', 40_00, 45_00), bare('2', null, 112_00)], [['All tickets are', 157_00]]],
  [
    'no charges',
    [bare('1', 40_00, 40_00), bare('2', 5_00, 5_00)],
    [
      ['All tickets are', 45_00],
      ['All loans are', 45_00],
    ],
  ],
])('of %s, only sums of what is known are known', (_, tickets, figures) =>
  expect(figuresTogether('All', tickets).map(({ is, cents: amount }) => [is, amount])).toEqual(figures),
)
