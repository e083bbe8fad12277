import { Clock, Effect } from 'effect'
import { isMarketOpen } from '@xd/core/domain/metals/close.ts'
import { isStale } from '@xd/core/domain/metals/stale.ts'
import { handle } from '#calls/handler.ts'
import { Metals } from '#providers/metals/metals.ts'
import { metalPriceBefore } from '#queries/metal-prices.ts'
import { closeBefore } from '#services/metals/poll.ts'

export const latest = handle(
  'precious-metals/latest',
  Effect.fnUntraced(function* () {
    const { on: available } = yield* Metals
    const now = yield* Clock.currentTimeMillis
    const marketOpen = isMarketOpen(now)
    const last = yield* metalPriceBefore(now)
    if (!available || last === undefined) return { available, marketOpen, stale: false, latest: null, previous: null }
    const previous = yield* metalPriceBefore(closeBefore(last))
    return { available, marketOpen, stale: isStale(last, now), latest: last, previous: previous ?? null }
  }),
)
