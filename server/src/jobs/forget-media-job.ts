import { Effect } from 'effect'
import { forgetMedia, type ForgetMediaJob } from '#services/messaging/forget-media.ts'
import type { JobHandler } from './job.ts'

export const forgetMediaJob: JobHandler<ForgetMediaJob> = ({ payload }) => Effect.as(forgetMedia(payload), 'done')
