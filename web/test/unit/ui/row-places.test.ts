import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_ROWS, type RowPlaces } from '#ui/list/row-places.ts'

const counted = (heights: readonly number[]) =>
  heights.map((_, index) => heights.slice(index).reduce((sum, height) => sum + height, 0))
const edgesOf = (places: RowPlaces) => places.rows.map((_, index) => places.edge(index))

const heights = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 40 })
const rowsOf = (heights: readonly number[], first = 0) =>
  heights.map((height, index) => ({ key: `r${first + index}`, height }))
const heightOf = ({ height }: { height: number }) => height

describe('rows counted from the end', () => {
  test('are stacked, even if some turn out taller than estimated', () => {
    fc.assert(
      fc.property(
        heights,
        fc.array(fc.tuple(fc.nat(39), fc.integer({ min: 1, max: 900 })), { maxLength: 10 }),
        (guessed, measured) => {
          const real = [...guessed]
          const places = NO_ROWS.with(rowsOf(guessed), heightOf)
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
      fc.property(heights, heights, heights, heights, fc.boolean(), (gone, older, same, newer, isNewer) => {
        const before = NO_ROWS.with([...rowsOf(gone, 300), ...rowsOf(same, 100)], heightOf)
        const [above, below] = [older, isNewer ? newer : []]
        const rows = [...rowsOf(above), ...rowsOf(same, 100), ...rowsOf(below, 200)]
        const after = before.with(rows, heightOf)
        expect(edgesOf(after)).toEqual(counted(rows.map(heightOf)))
        expect(rows.map(({ key }) => after.indexOf(key))).toEqual(rows.map((_, index) => index))
        for (const { key } of rowsOf(gone, 300)) expect(after.indexOf(key)).toBeLessThan(0)
        expect(after.indexOf('gone')).toBeLessThan(0)
      }),
    )
  })

  test('are the same even if the previous change was abandoned', () => {
    fc.assert(
      fc.property(heights, heights, heights, (one, other, same) => {
        const before = NO_ROWS.with(rowsOf(same, 100), heightOf)
        // A redraw that was abandoned.
        before.with([...rowsOf(one, 300), ...rowsOf(same.slice(1), 101)], heightOf)
        const rows = [...rowsOf(other), ...rowsOf(same, 100)]
        const after = before.with(rows, heightOf)
        expect(edgesOf(after)).toEqual(counted(rows.map(heightOf)))
        expect(rows.map(({ key }) => after.indexOf(key))).toEqual(rows.map((_, index) => index))
        for (const { key } of rowsOf(one, 300)) expect(after.indexOf(key)).toBeLessThan(0)
      }),
    )
  })

  test('are found by their distance from the end', () => {
    fc.assert(
      fc.property(
        heights.filter(({ length }) => length > 0),
        fc.nat(15_000),
        (all, distance) => {
          const places = NO_ROWS.with(rowsOf(all), heightOf)
          const wanted = all.findIndex((_, index) => places.edge(index + 1) <= distance)
          expect(places.at(distance)).toBe(wanted)
        },
      ),
    )
  })
})
