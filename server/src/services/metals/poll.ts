import { Effect } from 'effect'
import { lastClose } from '@xd/core/domain/metals/close.ts'
import type { MetalsEntry } from '@xd/core/domain/metals/entry.ts'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { Database } from '#db/database.ts'
import { Metals } from '#providers/metals/metals.ts'
import { deleteMetalPricesBefore, keepMetalPrice, metalPriceBefore } from '#queries/metal-prices.ts'

/** Longer than the market is ever closed. */
const KEPT_MS = 8 * DAY_MS
/** An entry this long before the close does not count as the close: no server was running to ask. */
const NEAR_CLOSE_MS = HOUR_MS

/** The close an entry is compared with: the last one before it. At a close, that is the previous day's. */
export const closeBefore = (entry: MetalsEntry): number => lastClose(entry.timestamp * 1000 - 1)

/** Polls the feed and stores the prices; if the last close was missed, it is fetched too. */
export const pollMetals = Effect.gen(function* () {
  const metals = yield* Metals
  const { write } = yield* Database
  const latest = yield* metals.latest()
  const close = closeBefore(latest)
  const known = yield* metalPriceBefore(close)
  const missed = known === undefined || known.timestamp * 1000 < close - NEAR_CLOSE_MS
  const previous = missed ? yield* metals.at(close) : undefined
  yield* write(
    Effect.gen(function* () {
      if (previous) yield* keepMetalPrice(previous)
      yield* keepMetalPrice(latest)
      yield* deleteMetalPricesBefore(latest.timestamp * 1000 - KEPT_MS)
    }),
  )
})
