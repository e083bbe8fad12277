import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomLabelColor } from '#domain/label/random-color.ts'
import { validateLabelName } from '#domain/label/validate.ts'
import { jsonTable } from '../table.ts'

interface Row {
  name: string
  existing: string[]
  self?: number
  error?: string
}

test.each(jsonTable<Row[]>('label/names.json'))('$name among $existing: $error', ({ name, existing, self, error }) => {
  const labels = existing.map((labelName, labelID) => ({ labelID, labelName }))
  expect(validateLabelName(name, labels, self)).toEqual(error === undefined ? { ok: true } : { ok: false, error })
})

test('an existing name is refused in any case and spacing, but a label can keep its own', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() !== '' && !/[\n\v\f\r\u0085\u2028\u2029]/.test(text))
  fc.assert(
    fc.property(name, (labelName) => {
      const labels = [{ labelID: 7, labelName }]
      expect(
        validateLabelName(` ${labelName.toUpperCase().toLowerCase()} `, [
          { labelID: 7, labelName: labelName.toUpperCase() },
        ]).ok,
      ).toBe(false)
      expect(validateLabelName(labelName, labels).ok).toBe(false)
      expect(validateLabelName(labelName, labels, 7).ok).toBe(true)
    }),
  )
})

describe('random colors', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

  test('keep every channel between 64 and 191', () => {
    fc.assert(
      fc.property(fc.array(random, { minLength: 3, maxLength: 3 }), (numbers) => {
        const next = numbers[Symbol.iterator]()
        const color = randomLabelColor(() => next.next().value ?? 0)
        expect(color).toMatch(/^#[0-9a-f]{6}$/)
        for (const channel of color.slice(1).match(/../g) ?? []) {
          expect(parseInt(channel, 16)).toBeGreaterThanOrEqual(64)
          expect(parseInt(channel, 16)).toBeLessThanOrEqual(191)
        }
      }),
    )
  })

  test('can reach both ends of the range', () => {
    expect(randomLabelColor(() => 0)).toBe('#404040')
    expect(randomLabelColor(() => 1 - Number.EPSILON)).toBe('#bfbfbf')
  })
})
