import { Effect } from 'effect'
import { runImport } from '#services/imports/run-import.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

export const runImportJob: JobHandler<JobPayloads['run-import']> = ({ companyID, payload: { importID } }) =>
  Effect.as(runImport(companyID, importID), 'done' as const)
