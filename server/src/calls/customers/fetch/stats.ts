import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { customerStats } from '#queries/customer-stats.ts'

export const stats = handle(
  'customers/fetch/stats',
  Effect.fnUntraced(function* ({ customerID }, caller) {
    const { read } = yield* Database
    return { stats: yield* customerStats(caller, customerID) }
  }),
)
