import { expect, test } from 'vitest'
import { dollars, wholeDollars } from '#ui/text/dollars.ts'

test.each([
  [0, '$0.00'],
  [0.1 + 0.2, '$0.30'],
  [129.26 - 3.76, '$125.50'],
  [0.005, '$0.01'],
  [1234.5, '$1,234.50'],
  [-1, '−$1.00'],
  [3.76 - 129.26, '−$125.50'],
  [-0.001, '$0.00'],
  [Number.NaN, ''],
])('%d dollars are %s', (amount, words) => expect(dollars(amount)).toBe(words))

test('no sum of two amounts is left out', () => {
  for (let first = 1; first < 2000; first += 7)
    for (let other = 1; other < 400; other += 3) {
      expect(dollars(first / 100 + other / 100)).toBe(`$${((first + other) / 100).toFixed(2)}`)
      if (first > other) expect(dollars(first / 100 - other / 100)).toBe(`$${((first - other) / 100).toFixed(2)}`)
    }
})

test('a scale shows no cents', () => expect(wholeDollars(2999.6)).toBe('$3,000'))
