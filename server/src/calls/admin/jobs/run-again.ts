import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { changeJob } from '#services/admin/change-job.ts'
import { systemStats } from '#services/admin/system-stats.ts'

export const runAgain = handle(
  'admin/jobs/run-again',
  Effect.fnUntraced(function* ({ jobID }, caller) {
    yield* changeJob(caller, jobID, 'run-again')
    return { stats: yield* systemStats }
  }),
)
