import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { pauseJob as pause } from '#services/mailers/act-on-job.ts'
import { shownJob } from '#services/mailers/shown-job.ts'

export const pauseJob = handle('mailers/pause-job', ({ jobID }, caller) =>
  Effect.andThen(pause(caller, jobID), shownJob(caller, jobID)),
)
