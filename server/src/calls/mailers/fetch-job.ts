import { handle } from '#calls/handler.ts'
import { shownJob } from '#services/mailers/shown-job.ts'

export const fetchJob = handle('mailers/fetch-job', ({ jobID }, caller) => shownJob(caller, jobID))
