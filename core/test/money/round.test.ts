import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mulDivHalfUp } from '#domain/money/round.ts'

const exact = (amount: number, numerator: number, denominator: number): number => {
  const product = BigInt(amount) * BigInt(numerator)
  const size = product < 0n ? -product : product
  const rounded = (2n * size + BigInt(denominator)) / (2n * BigInt(denominator))
  return Number(product < 0n ? -rounded : rounded)
}

describe('multiply, divide, round once, half away from zero', () => {
  test.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [3, 1, 2, 2],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [17500, 9, 100, 1575],
    [100005, 3, 100, 3000],
    [1, 49, 100, 0],
    [0, 7, 9, 0],
    [9007199254740991, 1, 1, 9007199254740991],
    [9007199254740991, 9, 10, 8106479329266892],
  ])('%i × %i ÷ %i = %i', (amount, numerator, denominator, result) =>
    expect(mulDivHalfUp(amount, numerator, denominator)).toBe(result),
  )

  const any = fc.integer({ min: -1e12, max: 1e12 })
  test('agrees with exact integers of any size', () => {
    fc.assert(
      fc.property(
        any,
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.integer({ min: 1, max: 1e9 }),
        (amount, numerator, denominator) => {
          fc.pre(Math.abs(exact(amount, numerator, denominator)) <= Number.MAX_SAFE_INTEGER)
          expect(mulDivHalfUp(amount, numerator, denominator)).toBe(exact(amount, numerator, denominator) + 0)
        },
      ),
    )
  })

  test('is symmetric about zero and never more than half off the exact value', () => {
    fc.assert(
      fc.property(
        any,
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 1000 }),
        (amount, numerator, denominator) => {
          const result = mulDivHalfUp(amount, numerator, denominator)
          expect(mulDivHalfUp(-amount, numerator, denominator)).toBe(-result + 0)
          const off = BigInt(result) * BigInt(denominator) - BigInt(amount) * BigInt(numerator)
          expect(2n * (off < 0n ? -off : off) <= BigInt(denominator)).toBe(true)
        },
      ),
    )
  })

  test.each([
    [1.5, 1, 1],
    [1, 1, 0],
    [1, 1, -2],
    [1, NaN, 1],
    [Number.MAX_SAFE_INTEGER, 2, 1],
  ])('%s × %s ÷ %s is refused', (a, n, d) => {
    expect(() => mulDivHalfUp(a, n, d)).toThrow(RangeError)
  })

  test('a refusal names the fault of the figures', () => {
    expect(() => mulDivHalfUp(1.5, 1, 1)).toThrow('Not a whole number: 1.5')
    expect(() => mulDivHalfUp(1, 1, 0)).toThrow('The denominator must be positive: 0')
    expect(() => mulDivHalfUp(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow('The result is too large')
  })
})
