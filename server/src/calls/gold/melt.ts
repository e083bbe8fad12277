import { Clock, Effect } from 'effect'
import { bid } from '@xd/core/domain/metals/entry.ts'
import { meltGrid } from '@xd/core/domain/metals/melt-grid.ts'
import { isStale } from '@xd/core/domain/metals/stale.ts'
import { handle } from '#calls/handler.ts'
import { Metals } from '#providers/metals/metals.ts'
import { metalPriceBefore } from '#queries/metal-prices.ts'

export const melt = handle(
  'gold/melt',
  Effect.fnUntraced(function* ({ weight, unit, payoutPercent }) {
    const { on } = yield* Metals
    const now = yield* Clock.currentTimeMillis
    const entry = on ? yield* metalPriceBefore(now) : undefined
    if (entry === undefined) return { price: null, stale: false, rows: [] }
    const pricePerTroyOunce = bid(entry, 'gold')
    return {
      price: { bid: pricePerTroyOunce, timestamp: entry.timestamp },
      stale: isStale(entry, now),
      rows: meltGrid({ pricePerTroyOunce, weight, unit, payoutPercent: payoutPercent ?? 100 }),
    }
  }),
)
