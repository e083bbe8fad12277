import { expect, test } from 'vitest'
import { checkedWords } from '#domain/message/checked-words.ts'
import { knownOf, today } from './known.ts'

// “one” has ticket 10233; “two” has 20417 ($236.00) and 20533 ($88.50).
const marked = (customer: string, text: string) =>
  checkedWords(text, knownOf(customer), today).map(({ words }) => words)
const [first, second] = knownOf('two').tickets.map(({ ticketNumber }) => ticketNumber)
const other = first === '20533' ? second : first
const OTHERS = [`${other} is $236.00; you wrote $88.50.`]

test.each([
  'ticket',
  'tickets',
  'tkt',
  'tkts',
  'boleta',
  'boletas',
  'number',
  'numero',
  'número',
  'loan',
  'loans',
  'no',
  'No.',
  'Ticket #',
  '#',
])('after “%s”, a number is a ticket’s', (word) =>
  expect(marked('one', `${word} 59999 is ready`)).toEqual(['This customer has no ticket 59999.']),
)

test.each([
  'order',
  'room',
  'knowing',
  'new ticket',
  'nueva boleta',
  'nuevo numero',
  'old ticket',
  'previous ticket',
  'boleta anterior boleta',
  'vieja boleta',
  'new one for loan',
])('after “%s”, it is none of the customer’s', (words) => expect(marked('one', `${words} 59999 is ready`)).toEqual([]))

test.each([
  'for',
  'on',
  'gets',
  'of',
  'de',
  'del',
  'por',
  'para',
  'en',
  'is',
  'ticket',
  'clears',
  'covers',
  'redeem',
  'redeems',
  'renew',
  'renews',
  'renueva',
  'renovar',
  'sacar',
  'pays off',
  'paid off',
  'renovamos',
  'for the',
  'for the ticket',
  'de la boleta',
  'on your loan',
  'de su',
  'por el',
  'get you out for',
])('an amount “%s” a ticket is that ticket’s', (words) =>
  expect(marked('two', `$88.50 ${words} ${other}`)).toEqual(OTHERS),
)

test.each(['and', 'y', 'or', 'o', 'but', 'pero', 'plus', 'then', 'so', 'if', 'si'])(
  'not if “%s” comes between',
  (word) => expect(marked('two', `$88.50 ${word} then for ${other}`)).toEqual([]),
)

test.each([
  'is',
  'es',
  'son',
  'has',
  'was',
  'owes',
  'needs',
  'costs',
  'run',
  'runs',
  'runs you',
  'shows',
  'comes to',
  'comes out to',
  'would be',
  'will be',
  'stands',
  'goes for',
  'tiene',
  'debe',
  ':',
  '=',
  '–',
  '-',
  'for',
  'is at',
  'is still',
  'is now',
  'is only',
  'is just',
  'is a total of',
  'only is',
  'just',
  'now is',
  'still is',
  'currently is',
  'ya es',
  'todavia debe',
  '',
])('a ticket “%s” an amount, though it sounds like a price', (words) =>
  expect(marked('two', `${other} ${words} $88.50 cash`)).toEqual(words === 'run' ? [] : OTHERS),
)

test.each([
  'It’s',
  "It's",
  'It',
  'Its',
  'That’s',
  'Thats',
  'That one is',
  'This one is',
  'Es',
  'Son',
  'El total es',
  'The total is',
  'Total',
  'Due:',
  'Vence:',
  '',
  '"',
])('after “Ticket … is ready.”, “%s $88.50” goes on about it', (words) =>
  expect(marked('two', `Ticket ${other} is ready. ${words}${words === '"' || words === '' ? '' : ' '}$88.50`)).toEqual(
    OTHERS,
  ),
)

test.each(['other', 'rest', 'otra', 'otro', 'demás', 'demas'])('“the %s” is the ticket that isn’t named', (word) =>
  expect(marked('two', `${other} is ready, the ${word} is $54`)).toEqual([]),
)
