import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { forecastBatch } from '#services/notices/forecast-batch.ts'

export const previewBatch = handle('notices/preview-batch', ({ batchID }, caller) =>
  Effect.map(forecastBatch(caller, batchID), (forecast) => ({ forecast })),
)
