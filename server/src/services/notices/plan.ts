import type { BatchRow } from '#queries/notice-batches.ts'
import { enqueueAnew } from '#services/enqueue-anew.ts'

/** The payload of the one job that carries a batch through. */
export interface RunNotices {
  readonly batchID: number
}

/** Schedules a batch to begin or continue now. */
export const planNotices = ({ companyID, batchID }: BatchRow) => {
  const payload: RunNotices = { batchID }
  return enqueueAnew({ companyID, kind: 'run-notices', uniqueKey: `notices/${batchID}`, lane: 'mass', payload })
}
