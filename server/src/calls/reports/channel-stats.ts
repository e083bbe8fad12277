import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { channelStats as statsOf } from '#services/reports/channel-stats.ts'

export const channelStats = handle('reports/channel-stats', (input, caller) =>
  Effect.map(statsOf(input, caller), (stats) => ({ stats })),
)
