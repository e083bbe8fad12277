import { Effect } from 'effect'
import { type FollowVisitorJob, followUp } from '#services/bubble/follow-visitor.ts'
import type { JobHandler } from './job.ts'

export const followVisitorJob: JobHandler<FollowVisitorJob> = ({ companyID, payload }) =>
  Effect.map(followUp(companyID, payload), (ms) => (ms === undefined ? ('done' as const) : { in: ms }))
