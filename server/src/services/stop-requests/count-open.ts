import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { openStopDays } from '#queries/stop-requests.ts'

/** The number of open requests to stop, and of overdue ones among them. */
export const countOpen = query(async (db: Db, scope: CompanyScope, now: number) => {
  const days = await openStopDays(db, scope)
  return {
    open: days.length,
    overdue: days.filter(({ dueDay, storeTimezone }) => localDay(now, storeTimezone) > dueDay).length,
  }
})
