import { Effect } from 'effect'
import type { BatchRow } from '#queries/notice-batches.ts'
import { findNoticeSettings } from '#queries/notice-settings.ts'
import { type NewNotice, writeNotices } from '#queries/notices.ts'
import { planNotices } from './plan.ts'
import { announceBatch } from './announce.ts'
import { setBatchStatus } from './set-status.ts'

/** A complete batch is sent automatically if the store says so. */
export const beginBatch = Effect.fnUntraced(function* (batch: BatchRow, at: number) {
  const settings = yield* findNoticeSettings(batch, batch.storeID)
  if (settings?.noticeAutoSend !== 1) return yield* announceBatch(batch)
  yield* setBatchStatus(batch, 'sending', at)
  yield* planNotices(batch)
})

/** Writes all notices of a new batch, which then begins. */
export const fillBatch = Effect.fnUntraced(function* (batch: BatchRow, notices: readonly NewNotice[], at: number) {
  yield* writeNotices(batch, notices, at)
  yield* beginBatch(batch, at)
})
