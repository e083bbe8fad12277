import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { notices } from '#lists/notices.ts'
import { refusedIn } from '#services/notices/present-batches.ts'
import { presentRefused } from '#services/notices/present-refused.ts'
import { shownBatch } from '#services/notices/shown-batch.ts'

export const batchDetails = handle(
  'notices/batch-details',
  Effect.fnUntraced(function* ({ batchID, search }, caller) {
    const { batch, row } = yield* shownBatch(caller, batchID)
    const { shown, ...found } = yield* listed(notices, { ...search, batch: batchID }, caller)
    return { batch, notices: shown, refused: refusedIn(row).map(presentRefused), ...found }
  }),
)
