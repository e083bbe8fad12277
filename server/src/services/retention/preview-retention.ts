import { Clock, Effect } from 'effect'
import { RETENTION_KINDS } from '@xd/core/domain/retention/kinds.table.ts'
import { firstRun, type Keep, keptSince } from '@xd/core/domain/retention/retention.ts'
import { Database } from '#db/database.ts'
import type { Tenant } from '#db/scope.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { OLD_RECORDS } from '#queries/old-records.ts'

/** A dry run: counts what would be deleted now, by kind. */
export const previewRetention = Effect.fnUntraced(function* (scope: Tenant, keep: Keep) {
  const { read } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const timezone = yield* timezoneOfCompany(scope.companyID)
  const chosen = RETENTION_KINDS.flatMap((kind) => {
    const months = keep[kind]
    return months === null ? [] : { kind, before: keptSince(now, months, timezone) }
  })
  const preview = yield* Effect.forEach(chosen, ({ kind, before }) =>
    Effect.map(
      read((db) => OLD_RECORDS[kind].count(db, scope, { before, now })),
      (counted) => ({ kind, before, ...counted }),
    ),
  )
  return { preview, firstRun: firstRun(now, timezone) }
})
