import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleTop } from '../../../src/ui/chart/scale-top.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [212.4, 300],
  [1_000, 1_000],
  [2_425.07, 3_000],
  [99_999.99, 100_000],
])('columns up to %d get a scale that ends at %d', (most, top) => {
  expect(scaleTop(most)).toBe(top)
})

test('a scale reaches its tallest column, is not mostly empty, and has a whole number in its middle', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (most) => {
      const top = scaleTop(most)
      expect(top).toBeGreaterThanOrEqual(most)
      expect(top).toBeLessThanOrEqual(2 * most)
      expect(Number.isInteger(top / 2)).toBe(true)
    }),
  )
})
