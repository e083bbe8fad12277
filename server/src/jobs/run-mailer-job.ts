import { Effect } from 'effect'
import type { RunMailer } from '#services/mailers/plan-run.ts'
import { runMailer } from '#services/mailers/run.ts'
import type { JobHandler, Outcome } from './job.ts'

export const runMailerJob: JobHandler<RunMailer> = ({ companyID, payload }) =>
  Effect.map(runMailer(companyID, payload.jobID), (next): Outcome =>
    next === 'over' ? 'done' : 'at' in next ? next : { in: next.inMs },
  )
