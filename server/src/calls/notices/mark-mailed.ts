import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { markMailed as mark } from '#services/notices/mark-mailed.ts'

export const markMailed = handle('notices/mark-mailed', (input, caller) =>
  Effect.map(mark(caller, input), (count) => ({ count })),
)
