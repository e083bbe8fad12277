import { runRetention } from '#services/retention/run-retention.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** Never done: a choice made while it ends would have no job. */
export const runRetentionJob: JobHandler<JobPayloads['run-retention']> = ({ companyID }) => runRetention(companyID)
