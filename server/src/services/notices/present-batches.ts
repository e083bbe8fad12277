import type { NoticeBatch } from '@xd/core/contract/entity/notice.ts'
import { NOTICE_STATUSES, type NoticeStatus } from '@xd/core/domain/notice/status.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type BatchRow, countsOfBatches } from '#queries/notice-batches.ts'
import { addressesNeeded } from '#queries/notice-list.ts'
import type { Refused } from './read-notices.ts'

type Shown = typeof NoticeBatch.Type

export const refusedIn = ({ refused }: Pick<BatchRow, 'refused'>) => JSON.parse(refused) as readonly Refused[]

/** Batches as the contract shows them. */
export const presentBatches = query(
  async (db: Db, scope: CompanyScope, rows: readonly BatchRow[]): Promise<Shown[]> => {
    const counts = await countsOfBatches(
      db,
      scope,
      rows.map(({ batchID }) => batchID),
    )
    const withLetters = rows.flatMap(({ batchID }) => ((counts.get(batchID)?.letter ?? 0) > 0 ? batchID : []))
    const needed = withLetters.length === 0 ? undefined : await addressesNeeded(db, scope, withLetters)
    return rows.map((row) => {
      const own = counts.get(row.batchID) ?? {}
      const each = Object.fromEntries(NOTICE_STATUSES.map((status) => [status, own[status] ?? 0]))
      return {
        batchID: row.batchID,
        storeID: row.storeID,
        batchKind: row.batchKind,
        batchSource: row.batchSource,
        // A file's external id is only a hash that tells it from others.
        batchExternalID: row.batchSource === 'file' ? null : row.batchExternalID,
        batchFilename: row.batchFilename,
        batchDate: row.batchDate,
        batchStatus: row.batchStatus,
        batchStatusDate: row.statusAt,
        batchCreatedByID: row.createdByID,
        batchCreatedDate: row.createdAt,
        batchStartedDate: row.startedAt,
        counts: {
          ...(each as Record<NoticeStatus, number>),
          total: Object.values(own).reduce((total, n) => total + n, 0),
          refused: refusedIn(row).length,
          needsAddress: needed?.get(row.batchID) ?? 0,
        },
      }
    })
  },
)
