import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { noticeBatches } from '#lists/notice-batches.ts'

export const listBatches = handle('notices/list-batches', ({ search }, caller) =>
  Effect.map(listed(noticeBatches, search ?? {}, caller), ({ shown, ...found }) => ({ batches: shown, ...found })),
)
