import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { tellerStats as statsOf } from '#services/reports/teller-stats.ts'

export const tellerStats = handle('reports/teller-stats', (input, caller) =>
  Effect.map(statsOf(input, caller), (stats) => ({ stats })),
)
