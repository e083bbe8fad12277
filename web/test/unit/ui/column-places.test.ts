import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnAt, columnByKey, labelPlaces } from '../../../src/ui/chart/column-places.ts'

test('a label is under the middle of its own column', () => {
  expect(labelPlaces(4)).toEqual([
    { index: 0, at: 0.125 },
    { index: 1, at: 0.375 },
    { index: 2, at: 0.625 },
    { index: 3, at: 0.875 },
  ])
  // Hours of a day: every fourth has a label, and the last label is not pushed to the edge.
  expect(labelPlaces(24).at(-1)).toEqual({ index: 20, at: 20.5 / 24 })
})

test('for any number of columns, each label names the one above it, and few enough fit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (columns) => {
      const places = labelPlaces(columns)
      expect(places.length).toBeLessThanOrEqual(6)
      for (const { index, at } of places) expect(columnAt(at, columns)).toBe(index)
    }),
  )
})

test('pointing past an edge reads the last column there', () => {
  expect([columnAt(-0.2, 7), columnAt(1, 7), columnAt(1.4, 7)]).toEqual([0, 6, 6])
})

test('arrow keys walk the columns and stop at the ends', () => {
  expect([columnByKey('ArrowRight', -1, 3), columnByKey('ArrowRight', 2, 3), columnByKey('ArrowLeft', 0, 3)]).toEqual([
    0, 2, 0,
  ])
  expect([columnByKey('End', 0, 3), columnByKey('Home', 2, 3), columnByKey('Tab', 1, 3)]).toEqual([2, 0, undefined])
})
