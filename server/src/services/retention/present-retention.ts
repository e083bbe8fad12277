import type { Output } from '@xd/core/contract/calls.ts'
import { keepsForever } from '@xd/core/domain/retention/retention.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { retentionRuns } from '#queries/retention-runs.ts'
import { findRetention } from '#queries/retention-settings.ts'

export const presentRetention = query(
  async (db: Db, scope: Tenant): Promise<Output<'settings/retention/fetch'>['retention']> => {
    const [{ keep, version, nextRunAt }, runs] = await Promise.all([findRetention(db, scope), retentionRuns(db, scope)])
    return {
      keep,
      nextRun: keepsForever(keep) ? null : nextRunAt,
      runs: runs.map(({ kind, before, deleted, total, startedAt, finishedAt }) => ({
        kind,
        before,
        deleted,
        total,
        startedAt,
        finishedAt,
      })),
      settingsVersion: version,
    }
  },
)
