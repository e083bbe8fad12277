import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { paymentStats as statsOf } from '#services/reports/payment-stats.ts'

export const paymentStats = handle('reports/payment-stats', (input, caller) =>
  Effect.map(statsOf(input, caller), (stats) => ({ stats })),
)
