import { expect, test } from 'vitest'
import { beginningsOf, isPhoneLike, readDigits } from '#domain/search/digits.ts'
import { excerptOf } from '#domain/search/excerpt.ts'
import { marksIn } from '#domain/search/marks.ts'
import { beginWords } from '#domain/search/word-starts.ts'

const marked = (text: string, typed: string): string =>
  marksIn(text, typed)
    .toReversed()
    .reduce((shown, [from, to]) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`, text)

test.each([
  // Letters of two units, and accents after their letter.
  ['a 𝒜nn b', 'ann', 'a [𝒜nn] b'],
  ['Jose\u0301 Lo', 'jose', '[Jose\u0301] Lo'],
  ['Jose\u0301', 'jose', '[Jose\u0301]'],
  ['Straße 5', 'strasse', '[Straße] 5'],
  // The beginnings of words, if there are any; short words nowhere else.
  ['Anna hannah', 'ann', '[Ann]a hannah'],
  ['hannah', 'ann', 'h[ann]ah'],
  ['hannah', 'an', 'hannah'],
  ['anna-ann', 'ann', '[ann]a-[ann]'],
  // Overlapping and touching matches are one.
  ['goldring', 'gold goldring', '[goldring]'],
  ['gold ring', 'ring gold', '[gold] [ring]'],
  ['goldgold', 'gold', '[gold]gold'],
  // Phones: the end, or the beginning with or without the country's digit.
  ['(213) 555-0147', '0147', '(213) 555-[0147]'],
  ['(213) 555-0147', '213555', '([213) 555]-0147'],
  ['(213) 555-0147', '1213555', '([213) 555]-0147'],
  ['(213) 555-0147', '2135', '(213) 555-0147'],
  ['(213) 555-0147', '5550', '(213) 555-0147'],
  ['+52 55 1234 5678', '5678', '+52 55 1234 [5678]'],
  ['+52 55 1234 5678', '525512', '+[52 55 12]34 5678'],
  ['213 (213) 555-0147 213', '213', '[213] (213) 555-0147 [213]'],
  // Whole numbers, whose cents may follow.
  ['$1,250.00 of 1250', '1250', '$[1,250].00 of [1250]'],
  ['$12.50', '12.5', '$[12.5]0'],
  ['$12.50', '$12.50', '$[12.50]'],
  ['$12.505', '12.5', '$12.505'],
  ['10233, 102331', '10233', '[10233], 102331'],
  ['210233', '10233', '210233'],
])('of “%s” for “%s” is marked %s', (text, typed, shown) => expect(marked(text, typed)).toBe(shown))

test.each([
  ['0', undefined],
  ['0.00', { ticket: '0.00' }],
  ['0.0', { ticket: '0.0' }],
  ['$0', undefined],
  ['$0.01', { amount: 1 }],
  ['99,999.99', { amount: 9_999_999 }],
  ['$99999.99', { amount: 9_999_999 }],
  ['1,250', { amount: 125_000 }],
  [' 4711 ', { phone: '4711', ticket: '4711', amount: 471_100, lastFour: '4711' }],
])('%j may mean %j', (text, meant) => expect(readDigits(text)).toEqual(meant))

test('a phone begins with six digits or more', () => {
  expect(beginningsOf('21355')).toEqual([])
  expect(beginningsOf('213555')).toEqual(['213555', '1213555'])
  expect(isPhoneLike('+12135550147', '213555')).toBe('beginning')
  expect(isPhoneLike('+12135550147', '121355')).toBe('beginning')
  expect(isPhoneLike('+12135550147', '12135')).toBeUndefined()
  expect(isPhoneLike('+12135550147', '135550')).toBeUndefined()
})

const BEFORE = `${'x'.repeat(3)} `
test.each([
  [`${BEFORE.repeat(6)}ring`, `${BEFORE.repeat(6)}ring`],
  [`${BEFORE.repeat(6)}y ring`, '…xxx xxx xxx xxx xxx y ring'],
  [`${'x'.repeat(40)} ring`, '…ring'],
  [`${'x'.repeat(30)} yy ring`, '…yy ring'],
  [`ring ${'y'.repeat(195)}`, `ring ${'y'.repeat(195)}`],
  [`ring ${'y'.repeat(196)}`, `ring ${'y'.repeat(195)}…`],
  [`ring ${'y'.repeat(194)}😀`, `ring ${'y'.repeat(194)}…`],
  [' two \n lines of a ring ', 'two lines of a ring'],
])('of “%s” a list shows “%s”', (text, shown) => expect(excerptOf(text, 'ring')).toBe(shown))

test.each([
  ['banana anna', ['anna'], true],
  ['banana', ['ana'], false],
  ['x-ana', ['ana'], true],
  ['anna', ['a', 'ann'], true],
  ['anna lee', ['lee', 'nna'], false],
  ['', [], true],
])('of “%s” words begin with %j: %s', (text, terms, begins) => expect(beginWords(text, terms)).toBe(begins))
