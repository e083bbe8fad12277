import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { messageDollars as statsOf } from '#services/reports/message-dollars.ts'

export const messageDollars = handle('reports/message-dollars', (input, caller) =>
  Effect.map(statsOf(input, caller), (stats) => ({ stats })),
)
