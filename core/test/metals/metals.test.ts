import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMarketOpen, lastClose, nextOpen } from '#domain/metals/close.ts'
import { movement, MOVEMENT_TONES, secondsToRefresh } from '#domain/metals/compare.ts'
import type { MetalsEntry } from '#domain/metals/entry.ts'
import { isStale } from '#domain/metals/stale.ts'
import { KARATS, meltValue } from '#domain/metals/melt.ts'
import {
  convertWeight,
  DEFAULT_WEIGHT_UNIT,
  DIALOG_DIGITS,
  isWeightUnit,
  pricePerUnit,
  TICKER_DIGITS,
  truncateDigits,
  WEIGHT_UNITS,
  type WeightUnit,
} from '#domain/metals/units.ts'
import { csvTable } from '../table.ts'

const entry = (gold: number, timestamp = 0): MetalsEntry => ({
  timestamp,
  usd: {
    gold_bid: gold,
    gold_ask: gold + 1,
    silver_bid: 28,
    silver_ask: 28.1,
    platinum_bid: 950,
    platinum_ask: 955,
    palladium_bid: 1000,
    palladium_ask: 1010,
  },
  CAD: 1.36,
  MXN: 17,
  USDBTC: 65_000,
  USDETH: 3_000,
})

describe('the ticker', () => {
  test.each([
    [2, 1, 'up', 'success'],
    [1, 2, 'down', 'danger'],
    [1, 1, 'unchanged', 'info'],
  ])('%s after %s is %s, in the tone %s', (latest, previous, word, tone) => {
    expect(movement(latest, previous)).toBe(word)
    expect(MOVEMENT_TONES[movement(latest, previous)]).toBe(tone)
  })

  test.each([
    [0, 60],
    [999, 60],
    [1000, 59],
    [59_999, 1],
    [60_000, 0],
    [75_000, 0],
    [-5000, 60],
  ])('%s ms after the last answer, the next fetch is in %s s', (elapsed, left) =>
    expect(secondsToRefresh(elapsed)).toBe(left),
  )

  test.each([
    // A Tuesday: five minutes, then stale.
    ['2024-04-09T15:00:00Z', '2024-04-09T15:05:00Z', false],
    ['2024-04-09T15:00:00Z', '2024-04-09T15:05:01Z', true],
    // Friday's close is good until Sunday 18:00 in New York, and five minutes more.
    ['2024-04-12T20:59:00Z', '2024-04-14T21:59:59Z', false],
    ['2024-04-12T20:59:00Z', '2024-04-14T22:00:00Z', true],
    ['2024-04-12T20:54:00Z', '2024-04-13T12:00:00Z', true],
  ])('a price of %s is stale at %s: %s', (priced, now, stale) =>
    expect(isStale(entry(1, Date.parse(priced) / 1000), Date.parse(now))).toBe(stale),
  )

  test.each([
    ['2024-04-09T15:00:00Z', '2024-04-09T15:00:00Z'],
    ['2024-04-12T21:00:00Z', '2024-04-14T22:00:00Z'],
    ['2024-04-14T12:00:00Z', '2024-04-14T22:00:00Z'],
    ['2026-10-31T12:00:00Z', '2026-11-01T23:00:00Z'],
  ])('the market that rests at %s opens at %s', (now, open) =>
    expect(new Date(nextOpen(Date.parse(now)))).toEqual(new Date(open)),
  )
})

describe('the previous close, 17:00 in New York on working days', () => {
  const at = (iso: string) => Date.parse(iso)
  test.each(csvTable<'now' | 'close'>('metals/closes.csv'))('at $now it was $close', ({ now, close }) =>
    expect(new Date(lastClose(at(now))).toISOString().replace('.000', '')).toBe(close),
  )

  test.each([
    ['2024-04-08T23:00:00Z', true],
    ['2024-04-11T23:59:00Z', true],
    ['2024-04-12T20:59:00Z', true],
    ['2024-04-12T21:00:00Z', false],
    ['2024-04-13T15:00:00Z', false],
    ['2024-04-14T21:59:00Z', false],
    ['2024-04-14T22:00:00Z', true],
  ])('the market at %s is open: %s', (now, open) => expect(isMarketOpen(at(now))).toBe(open))
})

describe('weights', () => {
  test("the spec's factors", () => {
    expect(Object.values(WEIGHT_UNITS).map(({ perGram }) => perGram)).toEqual([1, 0.03527396, 0.0321507, 0.643014931])
    expect([DEFAULT_WEIGHT_UNIT, isWeightUnit('ozt'), isWeightUnit('toString')]).toEqual(['g', true, false])
  })

  test('a price per troy ounce is the quote itself, per gram its share', () => {
    expect(pricePerUnit(2345.67, 'ozt')).toBe(2345.67)
    expect(pricePerUnit(2400, 'g')).toBeCloseTo(77.16168, 8)
    expect(pricePerUnit(2400, 'dwt')).toBeCloseTo(120, 3)
  })

  test.each([
    [3000, 'g', 6, '96.4521'],
    [300, 'g', 8, '9.64521'],
    [7, 'g', 8, '0.2250549'],
    [2345.67, 'dwt', 8, '117.28333'],
  ] as const)('%s a troy ounce is cut where its own digits end: in %s to %s, %s', (price, unit, digits, shown) =>
    expect(truncateDigits(pricePerUnit(price, unit), digits)).toBe(shown),
  )

  test.each(csvTable<'weight' | 'from' | 'to' | 'result'>('metals/convert.csv'))(
    '$weight $from in $to',
    ({ weight, from, to, result }) => {
      expect(convertWeight(Number(weight), from as WeightUnit, to as WeightUnit)).toBeCloseTo(Number(result), 6)
    },
  )

  test('converting there and back gives the same weight', () => {
    const unit = fc.constantFrom(...(Object.keys(WEIGHT_UNITS) as WeightUnit[]))
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), unit, unit, (weight, from, to) => {
        expect(Math.abs(convertWeight(convertWeight(weight, from, to), to, from) / weight - 1)).toBeLessThan(1e-12)
      }),
    )
  })

  test('the button has six digits, the dialog eight', () => expect([TICKER_DIGITS, DIALOG_DIGITS]).toEqual([6, 8]))

  test.each(csvTable<'price' | 'digits' | 'shown'>('metals/truncate.csv'))(
    '$price to $digits digits is $shown',
    ({ price, digits, shown }) => {
      expect(truncateDigits(Number(price), Number(digits))).toBe(shown)
    },
  )
})

describe('melt value', () => {
  test.each(csvTable<'price' | 'weight' | 'unit' | 'karat' | 'payout' | 'cents'>('metals/melt.csv'))(
    '$weight $unit of $karat karat at $price, paying $payout %',
    (row) => {
      const value = meltValue({
        pricePerTroyOunce: Number(row.price),
        weight: Number(row.weight),
        unit: row.unit as WeightUnit,
        karat: Number(row.karat),
        payoutPercent: Number(row.payout),
      })
      expect(value).toBe(Number(row.cents))
    },
  )

  test('purer gold is never worth less, and no quantity is refused silently', () => {
    const values = KARATS.map((karat) => meltValue({ pricePerTroyOunce: 2345.67, weight: 7.3, unit: 'g', karat }))
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(() => meltValue({ pricePerTroyOunce: NaN, weight: 1, unit: 'g', karat: 14 })).toThrow(RangeError)
    expect(() => meltValue({ pricePerTroyOunce: 1, weight: -1, unit: 'g', karat: 14 })).toThrow(RangeError)
  })
})
