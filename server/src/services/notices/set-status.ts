import { Effect } from 'effect'
import type { BatchStatus } from '@xd/core/domain/notice/batch.ts'
import type { Tx } from '#db/database.ts'
import { type BatchRow, countsOfBatches, updateBatch } from '#queries/notice-batches.ts'
import { announceBatch } from './announce.ts'

/** Sets a batch's next status, and announces it. */
export const setBatchStatus = Effect.fnUntraced(function* (
  tx: Tx,
  batch: BatchRow,
  batchStatus: BatchStatus,
  at: number,
) {
  const startedAt = batch.startedAt ?? (batchStatus === 'sending' ? at : null)
  yield* updateBatch(batch, batch.batchID, { batchStatus, statusAt: at, startedAt })
  announceBatch(tx, batch)
})

export const countsNow = (tx: Tx, batch: BatchRow) =>
  tx.query(async (db) => (await countsOfBatches(db, batch, [batch.batchID])).get(batch.batchID) ?? {})
