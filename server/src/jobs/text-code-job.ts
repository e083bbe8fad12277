import { Effect } from 'effect'
import { textCode } from '#services/self-service/text-code.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** Texts the code that proves a customer's phone to the page on which they pay without a clerk. */
export const textCodeJob: JobHandler<JobPayloads['text-code']> = ({ companyID, payload }) =>
  Effect.as(textCode(companyID, payload), 'done' as const)
