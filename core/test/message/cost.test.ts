import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf, costOfText } from '#domain/message/cost.ts'

describe('what texts cost', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [1_000, 0, 1_130],
    [0, 100, 320],
    [1_000, 100, 1_450],
  ])('%i segments and %i picture messages: %i cents', (segments, pictures, cost) =>
    expect(costOf({ segments, pictures })).toBe(cost),
  )

  test('never falls when more is sent, and is whole cents', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e5), fc.nat(1e3), (segments, pictures, more) => {
        const cost = costOf({ segments, pictures })
        expect(Number.isSafeInteger(cost)).toBe(true)
        expect(costOf({ segments: segments + more, pictures })).toBeGreaterThanOrEqual(cost)
        expect(costOf({ segments, pictures: pictures + more })).toBeGreaterThanOrEqual(cost)
      }),
    )
  })
})

test.each([
  ['nothing written', '', false, 0],
  ['one segment', 'See you at noon.', false, 1],
  ['two segments', 'a'.repeat(161), false, 2],
  ['two segments, as one character is outside GSM-7', 'í'.repeat(71), false, 2],
  ['the longest', 'a'.repeat(1600), false, 12],
  ['a picture alone', '', true, 3],
  ['a picture with many words', 'a'.repeat(1600), true, 3],
])('a text costs about as much as it says: %s', (_, text, hasPictures, cost) =>
  expect(costOfText(text, hasPictures)).toBe(cost),
)
