import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentVisit } from '#lists/support-visits.ts'
import { endVisitNow } from '#services/admin/end-visit-now.ts'

export const end = handle(
  'settings/activity/visits/end',
  Effect.fnUntraced(function* ({ visitID }, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    return { visit: presentVisit(yield* write(endVisitNow(caller, visitID, now)), now) }
  }),
)
