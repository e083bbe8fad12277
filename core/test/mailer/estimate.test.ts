import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, FORECAST_EXACTLY, sampledOneOf } from '#domain/mailer/estimate.ts'

test('everyone is checked up to the limit; beyond it, a sample of 1,500 to 3,000', () => {
  expect([0, 1, FORECAST_EXACTLY].map(sampledOneOf)).toEqual([1, 1, 1])
  expect([5_001, 6_000, 6_001, 12_000, 236_000].map(sampledOneOf)).toEqual([2, 2, 4, 4, 128])
  fc.assert(
    fc.property(fc.integer({ min: FORECAST_EXACTLY + 1, max: 100_000_000 }), (audience) => {
      const sample = audience / sampledOneOf(audience)
      expect(sample).toBeGreaterThanOrEqual(1_500)
      expect(sample).toBeLessThanOrEqual(3_000)
    }),
  )
})

test('shares add up to the total, each less than one from its proportion', () => {
  expect(apportion([1, 1, 1], 10)).toEqual([4, 3, 3])
  expect(apportion([3, 0, 1], 4_000)).toEqual([3_000, 0, 1_000])
  expect(apportion([0, 0], 7)).toEqual([0, 0])
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 3_000 }), { minLength: 1, maxLength: 40 }).filter((parts) => parts.some((one) => one > 0)),
      fc.integer({ min: 1, max: 10_000_000 }),
      (parts, total) => {
        const whole = parts.reduce((sum, one) => sum + one, 0)
        const shares = apportion(parts, total)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(total)
        shares.forEach((share, index) => expect(Math.abs(share - (parts[index]! * total) / whole)).toBeLessThan(1))
      },
    ),
  )
})
