import { expect, test } from 'vitest'
import { marketDay } from '#domain/metals/close.ts'
import { ask, bid, METALS } from '#domain/metals/entry.ts'

const usd = Object.fromEntries(
  METALS.flatMap((metal, n) => [
    [`${metal}_bid`, n],
    [`${metal}_ask`, n + 0.5],
  ]),
) as never

test('each metal’s own prices', () => {
  const entry = { timestamp: 0, usd, CAD: 1, MXN: 17, USDBTC: 1, USDETH: 1 }
  expect(METALS.map((metal) => [metal, bid(entry, metal), ask(entry, metal)])).toEqual([
    ['gold', 0, 0.5],
    ['silver', 1, 1.5],
    ['platinum', 2, 2.5],
    ['palladium', 3, 3.5],
  ])
})

test('the market’s day is New York’s', () => {
  expect(marketDay(Date.parse('2026-11-28T04:59:00Z'))).toBe('2026-11-27')
  expect(marketDay(Date.parse('2026-11-28T05:00:00Z'))).toBe('2026-11-28')
})
