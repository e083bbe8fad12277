import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { insertPageActivity } from '#queries/page-activity.ts'

export const activity = handle(
  'profiler/activity',
  Effect.fnUntraced(function* ({ profile }, { companyID, userID }) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    yield* write(insertPageActivity({ companyID, userID, at, ...profile }))
    return {}
  }),
)
