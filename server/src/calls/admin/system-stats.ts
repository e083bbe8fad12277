import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { systemStats as readStats } from '#services/admin/system-stats.ts'

export const systemStats = handle('admin/system-stats', () => Effect.map(readStats, (stats) => ({ stats })))
