import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { mailers } from '#lists/mailers.ts'

export const listJobs = handle('mailers/list-jobs', ({ search }, caller) =>
  Effect.map(listed(mailers, search ?? {}, caller), ({ shown, ...found }) => ({ jobs: shown, ...found })),
)
