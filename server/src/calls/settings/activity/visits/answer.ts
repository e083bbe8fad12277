import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentVisit } from '#lists/support-visits.ts'
import { answerVisit } from '#services/admin/answer-visit.ts'

export const answer = handle(
  'settings/activity/visits/answer',
  Effect.fnUntraced(function* ({ visitID, allow }, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    return { visit: presentVisit(yield* write(answerVisit(caller, visitID, allow, now)), now) }
  }),
)
