import { Effect } from 'effect'
import type { NoticeBatch } from '@xd/core/contract/entity/notice.ts'
import type { BatchSearch } from '@xd/core/contract/notices.ts'
import {
  BATCH_KIND_LABELS,
  BATCH_SOURCE_LABELS,
  BATCH_STATUS_LABELS,
  BATCH_STATUSES,
} from '@xd/core/domain/notice/batch.ts'
import { NOTICE_STATUS_LABELS, NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
import { BATCH_ORDERS, type BatchFilter, batchPage, type BatchRow, listBatches } from '#queries/notice-batches.ts'
import { presentBatches } from '#services/notices/present-batches.ts'
import { askedOf, askedStore } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof NoticeBatch.Type

export const noticeBatches: ListWithFile<BatchSearch, BatchFilter, BatchRow, Shown> = {
  sorting: { orders: BATCH_ORDERS, sortBy: 'batchID', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ store, status }, caller) {
    const storeID = yield* askedStore(store, caller)
    return {
      status: yield* askedOf('status', status, ['all', ...BATCH_STATUSES]),
      ...(storeID !== undefined && { storeID }),
    }
  }),
  query: listBatches,
  present: presentBatches,
  page: batchPage,
  columns: ({ user, store, zone }) => [
    ['Batch', ({ batchID }) => batchID],
    ['Date', ({ batchDate }) => batchDate],
    ['Store', ({ storeID }) => store(storeID)],
    ['Kind', ({ batchKind }) => BATCH_KIND_LABELS[batchKind]],
    ['From', ({ batchSource }) => BATCH_SOURCE_LABELS[batchSource]],
    ['External ID', ({ batchExternalID }) => batchExternalID],
    ['File', ({ batchFilename }) => batchFilename],
    ['Status', ({ batchStatus }) => BATCH_STATUS_LABELS[batchStatus]],
    ['Notices', ({ counts }) => counts.total],
    ...NOTICE_STATUSES.map((status) => [NOTICE_STATUS_LABELS[status], ({ counts }: Shown) => counts[status]] as const),
    ['Refused', ({ counts }) => counts.refused],
    ['Sent by', ({ batchCreatedByID }) => (batchCreatedByID === null ? '' : user(batchCreatedByID))],
    [
      'Started',
      ({ batchStartedDate, storeID }) => (batchStartedDate === null ? '' : dateCell(batchStartedDate, zone(storeID))),
    ],
    ['Time zone', ({ storeID }) => zone(storeID)],
  ],
}

export const file = fileOf(noticeBatches)
