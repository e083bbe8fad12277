import { isMarketOpen, lastClose } from './close.ts'
import type { MetalsEntry } from './entry.ts'

const STALE_MS = 300_000

/**
 * A price is stale five minutes after the feed should have had a newer one; while the market is closed it should have
 * the close.
 */
export const isStale = (entry: MetalsEntry, now: number): boolean =>
  (isMarketOpen(now) ? now : lastClose(now)) - entry.timestamp * 1000 > STALE_MS
