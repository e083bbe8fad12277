import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { changeJob } from '#services/admin/change-job.ts'
import { systemStats } from '#services/admin/system-stats.ts'

export const drop = handle(
  'admin/jobs/drop',
  Effect.fnUntraced(function* ({ jobID }, caller) {
    yield* changeJob(caller, jobID, 'drop')
    return { stats: yield* systemStats }
  }),
)
