import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_ROWS, type RowPlaces } from '#ui/list/row-places.ts'

const counted = (heights: readonly number[]) =>
  heights.map((_, index) => heights.slice(index).reduce((sum, height) => sum + height, 0))
const edgesOf = (places: RowPlaces) => places.keys.map((_, index) => places.edge(index))

const heights = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 40 })
const keysOf = (count: number, first = 0) => Array.from({ length: count }, (_, index) => `r${first + index}`)

describe('rows counted from the end', () => {
  test('are stacked, even if some turn out taller than estimated', () => {
    fc.assert(
      fc.property(
        heights,
        fc.array(fc.tuple(fc.nat(39), fc.integer({ min: 1, max: 900 })), { maxLength: 10 }),
        (guessed, measured) => {
          const real = [...guessed]
          const places = NO_ROWS.with(keysOf(guessed.length), (index) => guessed[index]!)
          for (const [index, height] of measured.filter(([at]) => at < real.length)) {
            places.set(index, height)
            real[index] = height
          }
          expect(edgesOf(places)).toEqual(counted(real))
          expect(places.edge(real.length)).toBe(0)
        },
      ),
    )
  })

  test('keep what is the same from the end on, and find every row by its key', () => {
    fc.assert(
      fc.property(heights, heights, heights, fc.boolean(), (older, same, newer, isNewer) => {
        const before = NO_ROWS.with(keysOf(same.length, 100), (index) => same[index]!)
        const [above, below] = [older, isNewer ? newer : []]
        const all = [...above, ...same, ...below]
        const keys = [...keysOf(above.length), ...keysOf(same.length, 100), ...keysOf(below.length, 200)]
        const after = before.with(keys, (index) => all[index]!)
        expect(edgesOf(after)).toEqual(counted(all))
        expect(keys.map(after.indexOf)).toEqual(keys.map((_, index) => index))
        expect(after.indexOf('gone')).toBeLessThan(0)
      }),
    )
  })

  test('are found by their distance from the end', () => {
    fc.assert(
      fc.property(
        heights.filter(({ length }) => length > 0),
        fc.nat(15_000),
        (all, distance) => {
          const places = NO_ROWS.with(keysOf(all.length), (index) => all[index]!)
          const wanted = all.findIndex((_, index) => places.edge(index + 1) <= distance)
          expect(places.at(distance)).toBe(wanted)
        },
      ),
    )
  })
})
