import { Effect } from 'effect'
import { fetchMedia as fetch, type FetchMediaJob } from '#services/messaging/fetch-media.ts'
import type { JobHandler } from './job.ts'

export const fetchMediaJob: JobHandler<FetchMediaJob> = ({ companyID, payload }) =>
  Effect.as(fetch(companyID, payload), 'done')
