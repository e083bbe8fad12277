import { Effect } from 'effect'
import type { BatchStatus } from '@xd/core/domain/notice/batch.ts'
import { type BatchRow, countsOfBatches, updateBatch } from '#queries/notice-batches.ts'
import { announceBatch } from './announce.ts'

/** Sets a batch's next status, and announces it. */
export const setBatchStatus = Effect.fnUntraced(function* (batch: BatchRow, batchStatus: BatchStatus, at: number) {
  const startedAt = batch.startedAt ?? (batchStatus === 'sending' ? at : null)
  yield* updateBatch(batch, batch.batchID, { batchStatus, statusAt: at, startedAt })
  yield* announceBatch(batch)
})

export const countsNow = (batch: BatchRow) =>
  Effect.map(countsOfBatches(batch, [batch.batchID]), (counts) => counts.get(batch.batchID) ?? {})
