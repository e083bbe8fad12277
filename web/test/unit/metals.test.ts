import { expect, test } from 'vitest'
import type { MetalsEntry } from '@xd/core/domain/metals/entry.ts'
import { sinceClose } from '#features/metals/metal-price.ts'

const gold = (gold_bid: number, gold_ask = gold_bid + 1) => ({ usd: { gold_bid, gold_ask } }) as MetalsEntry

test.each([
  [2420, 2400, 'up', '0.83%'],
  [2390, 2400, 'down', '0.42%'],
  [2400, 2400, 'unchanged', '0.00%'],
])('a bid of %s after a close of %s is %s %s', (now, then, direction, change) =>
  // A different ask price changes nothing.
  expect(sinceClose(gold(now, 9), gold(then, 10), 'gold')).toEqual({ direction, change }),
)
