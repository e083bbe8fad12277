import { Effect } from 'effect'
import { runUndo } from '#services/imports/run-undo.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

export const undoImportJob: JobHandler<JobPayloads['undo-import']> = ({ companyID, payload: { importID } }) =>
  Effect.as(runUndo(companyID, importID), 'done' as const)
