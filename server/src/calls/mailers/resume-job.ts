import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { goOn } from '#services/mailers/act-on-job.ts'
import { shownJob } from '#services/mailers/shown-job.ts'

export const resumeJob = handle('mailers/resume-job', ({ jobID }, caller) =>
  Effect.andThen(goOn(caller, jobID, 'resume'), shownJob(caller, jobID)),
)
