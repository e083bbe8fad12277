import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { canUseMaxAge, canUseMaxAmount, DEFAULT_SELF_SERVICE } from '#domain/self-service/settings.ts'

test('it is off until a store turns it on, and its usual terms can be used', () => {
  expect(DEFAULT_SELF_SERVICE).toEqual({
    selfEnabled: false,
    selfMaxAgeHours: 36,
    selfMaxAmount: null,
    selfShowItems: false,
  })
  expect(canUseMaxAge(DEFAULT_SELF_SERVICE.selfMaxAgeHours).ok).toBe(true)
  expect(canUseMaxAmount(DEFAULT_SELF_SERVICE.selfMaxAmount).ok).toBe(true)
})

test.each([
  [1, true],
  [168, true],
  [0, false],
  [169, false],
  [1.5, false],
  [NaN, false],
])('a book of %d hours: %s', (hours, allowed) => expect(canUseMaxAge(hours).ok).toBe(allowed))

test.each([
  [1, true],
  [99_999_99, true],
  [0, false],
  [100_000_00, false],
])('at most %d cents at once: %s', (amount, allowed) => expect(canUseMaxAmount(cents(amount)).ok).toBe(allowed))
