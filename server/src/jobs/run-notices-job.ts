import { sendNotices } from '#services/notices/send-notices.ts'
import type { RunNotices } from '#services/notices/plan.ts'
import { carryThrough } from '#services/sending/run.ts'
import type { JobHandler } from './job.ts'

export const runNoticesJob: JobHandler<RunNotices> = ({ companyID, payload }) =>
  carryThrough(sendNotices(companyID, payload.batchID))
