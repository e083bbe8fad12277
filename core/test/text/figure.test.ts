import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, grouped } from '#domain/text/figure.ts'

test('thousands are grouped as Americans write them', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (figure) => grouped(figure) === figure.toLocaleString('en-US')))
})

test.each([
  [0, 'store', undefined, '0 stores'],
  [1, 'store', undefined, '1 store'],
  [2, 'person', 'people', '2 people'],
  [1, 'person', 'people', '1 person'],
  [12_345, 'store', undefined, '12,345 stores'],
] as const)('%d of %s', (count, one, many, words) => expect(countOf(count, one, many)).toBe(words))
