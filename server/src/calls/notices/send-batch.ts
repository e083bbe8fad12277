import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { sendBatch as send } from '#services/notices/act-on-batch.ts'
import { shownBatch } from '#services/notices/shown-batch.ts'

export const sendBatch = handle('notices/send-batch', ({ batchID }, caller) =>
  Effect.map(Effect.andThen(send(caller, batchID), shownBatch(caller, batchID)), ({ batch }) => ({ batch })),
)
