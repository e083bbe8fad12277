import { Effect } from 'effect'
import { fetchMedia as fetch } from '#services/messaging/fetch-media.ts'
import type { FetchMediaJob } from '#services/messaging/receive.ts'
import type { JobHandler } from './job.ts'

export const fetchMediaJob: JobHandler<FetchMediaJob> = ({ companyID, payload }) =>
  Effect.as(fetch(companyID, payload), 'done')
