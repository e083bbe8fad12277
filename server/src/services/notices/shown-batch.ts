import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { found } from '#failure.ts'
import { findBatch } from '#queries/notice-batches.ts'
import { presentBatches } from './present-batches.ts'

/** One batch as the contract shows it. */
export const shownBatch = Effect.fnUntraced(function* (caller: Caller, batchID: number) {
  const row = yield* found(yield* findBatch(caller, batchID), 'batch')
  const [batch] = yield* presentBatches(caller, [row])
  return { batch: batch!, row }
})
