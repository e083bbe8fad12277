import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { cancelBatch as cancel } from '#services/notices/act-on-batch.ts'
import { shownBatch } from '#services/notices/shown-batch.ts'

export const cancelBatch = handle('notices/cancel-batch', ({ batchID }, caller) =>
  Effect.map(Effect.andThen(cancel(caller, batchID), shownBatch(caller, batchID)), ({ batch }) => ({ batch })),
)
