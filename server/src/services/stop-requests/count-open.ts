import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { openStopDays } from '#queries/stop-requests.ts'

/** How many requests to stop nobody has decided yet, and how many of them too late already. */
export const countOpen = query(async (db: Db, scope: CompanyScope, now: number) => {
  const days = await openStopDays(db, scope)
  return {
    open: days.length,
    overdue: days.filter(({ dueDay, storeTimezone }) => localDay(now, storeTimezone) > dueDay).length,
  }
})
