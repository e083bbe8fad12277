import { Clock, Effect } from 'effect'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { Caller } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { presentVisit } from '#lists/support-visits.ts'
import { currentVisits } from '#queries/support-visits.ts'

/** Which visits are shown: visitors see none, since they are not users of the company. */
const shownTo = ({ permissions, session }: Caller): 'all' | 'waiting' | 'none' => {
  if (session?.visit) return 'none'
  if (holds(permissions, 'support-log')) return 'all'
  return holds(permissions, 'settings') ? 'waiting' : 'none'
}

export const current = handle(
  'settings/activity/visits/current',
  Effect.fnUntraced(function* (_, caller) {
    const which = shownTo(caller)
    if (which === 'none') return { visits: [] }
    const now = yield* Clock.currentTimeMillis
    const rows = yield* currentVisits(caller, now)
    return {
      visits: rows
        .map((row) => presentVisit(row, now))
        .filter(({ approval }) => which === 'all' || approval === 'waiting'),
    }
  }),
)
