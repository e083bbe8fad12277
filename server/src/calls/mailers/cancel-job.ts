import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { cancelJob as cancel } from '#services/mailers/act-on-job.ts'
import { shownJob } from '#services/mailers/shown-job.ts'

export const cancelJob = handle('mailers/cancel-job', ({ jobID }, caller) =>
  Effect.andThen(cancel(caller, jobID), shownJob(caller, jobID)),
)
