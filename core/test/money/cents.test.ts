import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Cents,
  cents,
  centsFromDollars,
  dollarsFromCents,
  formatDollars,
  parseDollars,
} from '#domain/money/cents.ts'
import { jsonTable } from '../table.ts'

const table = jsonTable<{ accepted: [string, number][]; refused: [string, string][]; shown: [number, string][] }>(
  'money/dollars.json',
)
const anyCents = fc.integer({ min: 0, max: 1e13 }).map(cents)

describe('cents', () => {
  test.each([0.5, NaN, Infinity, 2 ** 53])('%s is not a whole number of cents', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError)
  })

  test('negative zero becomes zero', () => expect(Object.is(cents(-0), 0)).toBe(true))

  test('a bare number is not Cents', () => {
    // @ts-expect-error a number of unknown unit must be minted first
    const amount: Cents = 5
    expect(amount).toBe(5)
  })
})

describe('a typed amount', () => {
  test.each(table.accepted)('"%s" is %i cents', (text, amount) =>
    expect(parseDollars(text)).toEqual({ ok: true, cents: amount }),
  )
  test.each(table.refused)('"%s" is refused: %s', (text, reason) =>
    expect(parseDollars(text)).toEqual({ ok: false, reason }),
  )

  test('displayed amounts can be typed back in', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(parseDollars(formatDollars(amount))).toEqual({ ok: true, cents: amount })
      }),
    )
  })
})

describe('dollars on the wire', () => {
  test('every amount survives the round trip', () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(centsFromDollars(dollarsFromCents(amount))).toEqual({ ok: true, cents: amount })
      }),
    )
  })

  test.each([1.005, 0.1 + 0.2, 0.001, 12.345, 1e-9])('%s has too many decimals', (dollars) => {
    expect(centsFromDollars(dollars)).toEqual({ ok: false, reason: 'Use at most two decimals' })
  })

  test.each([NaN, Infinity, -Infinity])('%s is not an amount', (dollars) =>
    expect(centsFromDollars(dollars).ok).toBe(false),
  )

  test('a negative amount and one beyond exact integers are refused', () => {
    expect(centsFromDollars(-0.01)).toEqual({ ok: false, reason: 'The amount cannot be negative' })
    expect(centsFromDollars(1e15)).toEqual({ ok: false, reason: 'The amount is too large' })
  })

  test('three decimals are always refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 9 }), (amount, thousandth) => {
        expect(centsFromDollars((amount * 10 + thousandth) / 1000).ok).toBe(false)
      }),
    )
  })
})

test.each(table.shown)('%i cents are shown as %s', (amount, text) => expect(formatDollars(cents(amount))).toBe(text))
