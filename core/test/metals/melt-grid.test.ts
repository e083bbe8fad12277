import { expect, test } from 'vitest'
import { meltGrid, meltWords } from '#domain/metals/melt-grid.ts'

const piece = { pricePerTroyOunce: 2400, weight: 1, unit: 'ozt', payoutPercent: 65 } as const

test('every karat has its melt value and its price', () => {
  expect(meltGrid(piece).filter(({ karat }) => karat === 14 || karat === 24)).toEqual([
    { karat: 14, melt: 1400_00, offer: 910_00 },
    { karat: 24, melt: 2400_00, offer: 1560_00 },
  ])
})

test('a quote keeps its original price', () => {
  expect(meltWords(piece, 14)).toBe('14k gold, 1 ozt, at $2,400.00 per troy ounce, 65%')
})
