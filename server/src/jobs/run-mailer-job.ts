import type { RunMailer } from '#services/mailers/plan-run.ts'
import { runMailer } from '#services/mailers/run.ts'
import type { JobHandler } from './job.ts'

export const runMailerJob: JobHandler<RunMailer> = ({ companyID, payload }) => runMailer(companyID, payload.jobID)
