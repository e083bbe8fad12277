import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { customerStats } from '#queries/customer-stats.ts'

export const stats = handle(
  'customers/fetch/stats',
  Effect.fnUntraced(function* ({ customerID }, caller) {
    return { stats: yield* customerStats(caller, customerID) }
  }),
)
