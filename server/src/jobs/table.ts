import type { JobHandler } from './job.ts'

/** What each kind of job is told, and who does it. */
export interface JobPayloads {
  'send-message': { messageID: number }
  'settle-attempt': { attemptID: number }
}

export type JobKind = keyof JobPayloads

export const jobHandlers: { readonly [K in JobKind]: JobHandler<JobPayloads[K]> } = {}
