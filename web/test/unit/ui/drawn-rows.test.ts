import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers, lackingIn, nextRows, type Rows } from '#ui/list/drawn-rows.ts'

const rows = fc
  .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
  .map(([from, length]): Rows => ({ from, to: from + length }))
const around = ({ from, to }: Rows, by: number): Rows => ({ from: from - by, to: to + by })
const wish = fc
  .record({ drawn: rows, needed: rows, spare: fc.nat(8), newerFirst: fc.boolean() })
  .map(({ needed, ...rest }) => ({ ...rest, needed, wanted: around(needed, 12), kept: around(needed, 20) }))

describe('the rows drawn next', () => {
  test('include at least those in view, and only as many new ones as time allows', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        const next = nextRows(asked)
        expect(covers(next, asked.needed)).toBe(true)
        expect(covers(asked.kept, next)).toBe(true)
        // The rows between those drawn before and those in view come along, so there is no gap.
        const joined = {
          from: Math.min(asked.needed.from, asked.drawn.from),
          to: Math.max(asked.needed.to, asked.drawn.to),
        }
        expect(lackingIn(next, joined)).toBeLessThanOrEqual(asked.spare)
      }),
    )
  })

  test('are all the wanted ones in the end', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        let drawn = asked.drawn
        for (let frame = 0; frame < 60; frame += 1) drawn = nextRows({ ...asked, drawn, spare: 1 })
        expect(covers(drawn, asked.wanted)).toBe(true)
      }),
    )
  })

  test('start on the side being scrolled toward', () => {
    const still = {
      drawn: { from: 10, to: 20 },
      needed: { from: 10, to: 20 },
      wanted: { from: 0, to: 30 },
      kept: { from: 0, to: 30 },
      spare: 4,
    }
    expect(nextRows({ ...still, newerFirst: true })).toEqual({ from: 10, to: 24 })
    expect(nextRows({ ...still, newerFirst: false })).toEqual({ from: 6, to: 20 })
  })
})
